import { refuseWrite } from '../errors.ts';
import { compileCondition, compileFilter } from '../filter/compile-filter.ts';
import { isOperators } from '../filter/conditions.ts';
import { makeOrder } from '../pipeline/sort-documents.ts';
import { compareValues, isSame } from '../values/compare.ts';
import { type Document, isDocument, isRegExp } from '../values/document.ts';
import { kindOf } from '../values/kinds.ts';
import { writeBson } from '../values/write-bson.ts';
import type { Modifier } from './change.ts';

type List = readonly unknown[];

const parts: ReadonlySet<string> = new Set(['$each', '$position', '$slice', '$sort']);

export function push(current: unknown, { path, operand }: Modifier, document: Document): List {
  const list = readList(
    current,
    `The field '${path}' must be an array but is of type ${kindOf(current)} in document {_id: ${writeBson(document['_id'])}}`,
  );
  if (!isDocument(operand) || !('$each' in operand)) return [...list, operand];
  const unknown = Object.keys(operand).find((name) => !parts.has(name));
  if (unknown !== undefined) throw refuseWrite(`Unrecognized clause in $push: ${unknown}`);
  const { $each: added, $position: position = list.length, $slice: slice, $sort: order } = operand;
  if (!Array.isArray(added))
    throw refuseWrite(`The argument to $each in $push must be an array but it was of type: ${kindOf(added)}`);
  if (kindOf(position) !== 'int')
    throw refuseWrite(`The value for $position must be an integer value, not of type: ${kindOf(position)}`);
  if (slice !== undefined && kindOf(slice) !== 'int')
    throw refuseWrite(`The value for $slice must be an integer value but was given type: ${kindOf(slice)}`);
  const whole = sort(list.toSpliced(Number(position), 0, ...added), order);
  if (slice === undefined) return whole;
  return Number(slice) < 0 ? whole.slice(Number(slice)) : whole.slice(0, Number(slice));
}

function sort(list: unknown[], order: unknown): unknown[] {
  if (order === undefined) return list;
  if (isDocument(order)) return list.toSorted(makeOrder(order));
  if (order !== 1 && order !== -1) throw refuseWrite('The $sort element value must be either 1 or -1');
  return list.toSorted((one, other) => compareValues(one, other) * order);
}

export function addToSet(current: unknown, { path, operand }: Modifier): List {
  const list = readList(
    current,
    `Cannot apply $addToSet to non-array field. Field named '${path}' has non-array type ${kindOf(current)}`,
  );
  const added: unknown = isDocument(operand) && '$each' in operand ? operand['$each'] : [operand];
  if (!Array.isArray(added))
    throw refuseWrite(
      `The argument to $each in $addToSet must be an array but it was of type ${kindOf(added)}`,
      'TypeMismatch',
    );
  const result = [...list];
  for (const value of added) if (!result.some((one) => isSame(one, value))) result.push(value);
  return result;
}

/** A document as operand is a filter for elements that are documents. */
export function pull(current: unknown, { operand }: Modifier): List {
  const list = readList(current, 'Cannot apply $pull to a non-array value');
  const isFilter = isDocument(operand) && !isOperators(operand);
  const filter = isFilter ? compileFilter(operand) : null;
  const test = filter ? (one: unknown) => isDocument(one) && filter(one) : makeValueTest(operand);
  return list.filter((one) => !test(one));
}

/** A plain value must be the whole element. */
function makeValueTest(operand: unknown): (value: unknown) => boolean {
  if (isOperators(operand) || isRegExp(operand)) return compileCondition(operand, []);
  return (value) => isSame(value, operand);
}

export function pullAll(current: unknown, { operand }: Modifier): List {
  const list = readList(current, 'Cannot apply $pull to a non-array value');
  if (!Array.isArray(operand))
    throw refuseWrite(`$pullAll requires an array argument but was given a ${kindOf(operand)}`);
  return list.filter((one) => !operand.some((other) => isSame(one, other)));
}

export function pop(current: unknown, { path, operand }: Modifier): List {
  if (operand !== 1 && operand !== -1)
    throw refuseWrite(`$pop expects 1 or -1, found: ${writeBson(operand)}`, 'FailedToParse');
  const list = readList(current, `Path '${path}' contains an element of non-array type '${kindOf(current)}'`);
  return operand === 1 ? list.slice(0, -1) : list.slice(1);
}

function readList(value: unknown, words: string): List {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value;
  throw refuseWrite(words);
}
