import { refuseWrite } from '../errors.ts';
import { compileCondition, compileFilter } from '../filter/compile-filter.ts';
import { type Document, isDocument } from '../values/document.ts';
import type { ArrayFilters } from './change.ts';

/** Reads filters for elements, such as `{ "x.qty": 0 }` for the elements called `x`. */
export function readArrayFilters(given: unknown): ArrayFilters {
  if (given === undefined) return new Map();
  if (!Array.isArray(given)) throw refuseWrite('arrayFilters must be an array', 'TypeMismatch');
  return new Map(given.map((filter: unknown) => readFilter(filter)));
}

function readFilter(filter: unknown): readonly [string, (element: unknown) => boolean] {
  if (!isDocument(filter) || Object.keys(filter).length === 0)
    throw refuseWrite(
      'Cannot use an expression without a top-level field name in arrayFilters',
      'FailedToParse',
    );
  const names = new Set(listNames(filter));
  const [name = ''] = names;
  if (names.size > 1)
    throw refuseWrite(
      `Error parsing array filter :: caused by :: Expected a single top-level field name, found '${[...names].slice(0, 2).join("' and '")}'`,
      'FailedToParse',
    );
  // The element is a field of that name, so that each filter is a usual one.
  const whole = Object.keys(filter).length === 1 ? filter[name] : undefined;
  if (whole !== undefined) return [name, compileCondition(whole, [])];
  const test = compileFilter(filter);
  return [name, (element) => test({ [name]: element })];
}

function listNames(filter: Document): string[] {
  return Object.entries(filter).flatMap(([name, inner]) =>
    name.startsWith('$') && Array.isArray(inner)
      ? inner.filter(isDocument).flatMap(listNames)
      : [name.split('.')[0] ?? name],
  );
}
