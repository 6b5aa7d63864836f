export function writeCanonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (isRecord(part) ? sortNames(part) : part));
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sortNames(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
}
