export type Document = Record<string, unknown>;

/** A copy, so that what is shown later is not what was shown before. Ids and dates stay the same values. */
export function copyDocument(document: Document): Document {
  return Object.fromEntries(Object.entries(document).map(([key, value]) => [key, copyValue(value)]));
}

function copyValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyValue);
  const isPlain =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? copyDocument({ ...value }) : value;
}
