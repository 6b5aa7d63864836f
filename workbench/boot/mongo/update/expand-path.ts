import { NotHere, refuseWrite } from '../errors.ts';
import { compileCondition, makeElementTest } from '../filter/compile-filter.ts';
import { type Document, isDocument } from '../values/document.ts';
import { readPath } from '../values/paths.ts';
import { writeBson } from '../values/write-bson.ts';
import type { Modifier, Place } from './change.ts';

type Parts = readonly string[];

/** The places that a path with `$`, `$[]` or `$[x]` leads to in a document. */
export function expandPath(document: Document, { path, parts }: Modifier, place: Place): Parts[] {
  const at = parts.findIndex((part) => part.startsWith('$'));
  if (at === -1) return [parts];
  const [before, slot = '', after] = [parts.slice(0, at), parts[at], parts.slice(at + 1)];
  if (at === 0 || !/^\$(\[\w*\])?$/.test(slot))
    throw refuseWrite(
      `The dollar ($) prefixed field '${slot}' in '${path}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
      'DollarPrefixedFieldName',
    );
  const list = readPath(document, before);
  if (slot === '$')
    return expandNext(document, before, [findPositional(list, before, place.filter)], after, place);
  if (list === undefined)
    throw refuseWrite(
      `The path '${before.join('.')}' must exist in the document in order to apply array updates.`,
    );
  if (!Array.isArray(list))
    throw refuseWrite(
      `Cannot apply array updates to non-array element ${before.at(-1) ?? ''}: ${writeBson(list)}`,
    );
  const test = findTest(slot, path, place);
  const indexes = [...list.keys()].filter((index) => test(list[index]));
  return expandNext(document, before, indexes, after, place);
}

function expandNext(
  document: Document,
  before: Parts,
  indexes: readonly number[],
  after: Parts,
  place: Place,
): Parts[] {
  return indexes.flatMap((index) => {
    const parts = [...before, String(index), ...after];
    return expandPath(document, { name: '', path: parts.join('.'), parts, operand: null }, place);
  });
}

function findTest(slot: string, path: string, { arrayFilters }: Place): (element: unknown) => boolean {
  if (slot === '$[]') return () => true;
  const test = arrayFilters.get(slot.slice(2, -1));
  if (test) return test;
  throw refuseWrite(`No array filter found for identifier '${slot.slice(2, -1)}' in path '${path}'`);
}

/** The index of the element that the filter has found. */
function findPositional(list: unknown, before: Parts, filter: Document): number {
  const path = before.join('.');
  const indexes = listConditions(filter)
    .filter(([name]) => name === path || name.startsWith(`${path}.`))
    .map(([name, condition]) => {
      const test = makeTest(condition, name === path ? [] : name.slice(path.length + 1).split('.'));
      return Array.isArray(list) ? list.findIndex(test) : -1;
    });
  const found = indexes.at(-1) ?? -1;
  if (found === -1)
    throw refuseWrite('The positional operator did not find the match needed from the query.');
  if (indexes.some((index) => index !== found))
    throw new NotHere(
      `Several conditions on '${path}' find different elements. Write them in one $elemMatch.`,
    );
  return found;
}

function makeTest(condition: unknown, parts: Parts): (element: unknown) => boolean {
  if (parts.length === 0 && isDocument(condition) && '$elemMatch' in condition)
    return makeElementTest(condition['$elemMatch']);
  return compileCondition(condition, parts);
}

function listConditions(filter: Document): (readonly [string, unknown])[] {
  return Object.entries(filter).flatMap(([name, condition]) =>
    name === '$and' && Array.isArray(condition)
      ? condition.filter(isDocument).flatMap(listConditions)
      : [[name, condition] as const],
  );
}
