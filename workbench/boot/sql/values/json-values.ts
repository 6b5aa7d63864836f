type Path = readonly (string | number)[];

/** JSON as MySQL writes it: short names first, and a space after each comma and colon. */
export function writeJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeJson).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value).toSorted(
    ([one], [other]) => one.length - other.length || (one < other ? -1 : 1),
  );
  return `{${pairs.map(([name, inner]) => `${JSON.stringify(name)}: ${writeJson(inner)}`).join(', ')}}`;
}

/** Null if it is no JSON. */
export function readJson(text: string): { readonly value: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return null;
  }
}

/** `$.colors[1]` as its steps. Null if it is no such path. */
export function readPath(text: string): Path | null {
  const steps = /^\$((?:\.(?:[\w$]+|"[^"]*")|\[\d+\])*)$/.exec(text.trim())?.[1];
  if (steps === undefined) return null;
  return Array.from(steps.matchAll(/\.(?:"([^"]*)"|([\w$]+))|\[(\d+)\]/g), ([, quoted, name, index]) =>
    index === undefined ? (quoted ?? name ?? '') : Number(index),
  );
}

export function findAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, step) => {
    if (typeof step === 'number') return Array.isArray(inner) ? inner[step] : step === 0 ? inner : undefined;
    return isObject(inner) ? Object.getOwnPropertyDescriptor(inner, step)?.value : undefined;
  }, value);
}

/** A copy with another value in one place. What is not there is added where it can be. */
export function setAt(value: unknown, [step, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  if (typeof step === 'number') {
    if (!Array.isArray(value)) return value;
    const items: unknown[] = [...value];
    const item = setAt(items[step], rest, change);
    if (item === undefined) items.splice(step, 1);
    else items[Math.min(step, items.length)] = item;
    return items;
  }
  if (!isObject(value)) return value;
  const { [step]: old, ...others } = { ...value } as Record<string, unknown>;
  const inner = setAt(old, rest, change);
  return inner === undefined ? others : { ...value, [step]: inner };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function unquote(json: string): string {
  const read = readJson(json);
  return typeof read?.value === 'string' ? read.value : json;
}
