import { needServer, refuse } from '../errors.ts';
import { compareValues } from '../values/compare.ts';
import { type Document, isDocument } from '../values/document.ts';
import { someAt, splitPath } from '../values/paths.ts';

/** Compares documents by a list of fields, such as `{ price: -1, title: 1 }`. */
export function makeOrder(order: unknown): (one: unknown, other: unknown) => number {
  if (!isDocument(order)) throw refuse(`Expected field sort to be of type object`, 'TypeMismatch');
  const keys = Object.entries(order).map(([path, way]) => ({
    parts: splitPath(path),
    way: readWay(path, way),
  }));
  return (one, other) => {
    for (const { parts, way } of keys) {
      const compared = compareValues(findKey(one, parts, way), findKey(other, parts, way)) * way;
      if (compared !== 0) return compared;
    }
    return 0;
  };
}

function readWay(path: string, way: unknown): 1 | -1 {
  if (isDocument(way) && '$meta' in way) throw needServer('Sorting by $meta');
  if (way === 1 || way === -1) return way;
  throw refuse(
    typeof way === 'number'
      ? '$sort key ordering must be 1 (for ascending) or -1 (for descending)'
      : `Illegal key in $sort specification: ${path}: ${JSON.stringify(way)}`,
    typeof way === 'number' ? 15975 : 15974,
  );
}

/** Of an array, the least element counts, or the greatest if that comes first. What is missing sorts as null. */
function findKey(document: unknown, parts: readonly string[], way: 1 | -1): unknown {
  const found: unknown[] = [];
  someAt(document, parts, (value) => {
    if (Array.isArray(value) && value.length > 0) found.push(...value);
    else found.push(Array.isArray(value) ? undefined : (value ?? null));
    return false;
  });
  const [first = found.length === 0 ? null : undefined, ...rest] = found;
  return rest.reduce((best, value) => (compareValues(value, best) * way < 0 ? value : best), first);
}

export function sortDocuments(documents: readonly Document[], order: unknown): Document[] {
  return documents.toSorted(makeOrder(order));
}
