import { type Document, isDocument, readField } from './document.ts';

type Leaf = (value: unknown) => boolean;

export const splitPath = (path: string): readonly string[] => path.split('.');

/**
 * Whether a value at the end of a path passes. Arrays on the way are searched, by their index and in all of their
 * documents. What is not there is undefined.
 */
export function someAt(value: unknown, [first, ...rest]: readonly string[], leaf: Leaf): boolean {
  if (first === undefined) return leaf(value);
  if (Array.isArray(value)) {
    const isIndex = /^\d+$/.test(first) && Number(first) < value.length;
    if (isIndex && someAt(value[Number(first)], rest, leaf)) return true;
    return value.some((element) => isDocument(element) && someAt(element, [first, ...rest], leaf));
  }
  return isDocument(value) ? someAt(readField(value, first), rest, leaf) : leaf(undefined);
}

/** The same, and at the end of the path also the elements of an array. */
export function someOrElementAt(value: unknown, parts: readonly string[], leaf: Leaf): boolean {
  return someAt(value, parts, (end) => leaf(end) || (Array.isArray(end) && end.some(leaf)));
}

/** All values at the end of a path; those in arrays one by one. */
export function listAt(document: Document, path: string): unknown[] {
  const found: unknown[] = [];
  someAt(document, splitPath(path), (value) => {
    if (Array.isArray(value)) found.push(...value);
    else found.push(value);
    return false;
  });
  return found;
}

/** The value that an expression such as "$lines.price" reads. Of an array, it reads the fields of all documents. */
export function readPath(value: unknown, [first, ...rest]: readonly string[]): unknown {
  if (first === undefined) return value;
  if (Array.isArray(value))
    return value
      .map((element) => readPath(element, [first, ...rest]))
      .filter((element) => element !== undefined);
  return isDocument(value) ? readPath(readField(value, first), rest) : undefined;
}
