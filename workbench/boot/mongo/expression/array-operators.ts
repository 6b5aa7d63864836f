import { refuse } from '../errors.ts';
import { makeOrder } from '../pipeline/sort-documents.ts';
import { compareValues, isSame } from '../values/compare.ts';
import { type Document, isDocument, writeField } from '../values/document.ts';
import { isNumeric, kindOf } from '../values/kinds.ts';
import { toNumber } from '../values/arithmetic.ts';
import { takeRun } from './condition-operators.ts';
import { isTrue } from './is-true.ts';
import { isNothing, type Operator, refuseRun, withFields, withList } from './operator.ts';
import { type Run, type Scope, withVariables } from './scope.ts';

type List = readonly unknown[];

/** An operator on one array; null stays null. */
function ofArray(name: string, code: number, compute: (list: List) => unknown): Operator {
  return withList(name, 1, ([value]) => {
    if (isNothing(value)) return null;
    if (!Array.isArray(value))
      throw refuseRun(`${name}'s argument must be an array, but is ${kindOf(value)}`, code);
    return compute(value);
  });
}

function size([value]: List): unknown {
  if (Array.isArray(value)) return value.length;
  throw refuseRun(`The argument to $size must be an array, but was of type: ${kindOf(value)}`, 17124);
}

function elementAt([list, index]: List): unknown {
  if (isNothing(list) || isNothing(index)) return null;
  if (!Array.isArray(list))
    throw refuseRun(`$arrayElemAt's first argument must be an array, but is ${kindOf(list)}`, 28689);
  if (!isNumeric(index))
    throw refuseRun(`$arrayElemAt's second argument must be a numeric value, but is ${kindOf(index)}`, 28690);
  return list.at(toNumber(index));
}

function isIn([value, list]: List): unknown {
  if (!Array.isArray(list))
    throw refuseRun(`$in requires an array as a second argument, found: ${kindOf(list)}`, 40081);
  return list.some((one) => isSame(one, value));
}

function slice([list, first, count]: List): unknown {
  if (isNothing(list) || first === null || count === null) return null;
  if (!Array.isArray(list))
    throw refuseRun(`First argument to $slice must be an array, but is of type: ${kindOf(list)}`, 28724);
  const at = Number(first);
  if (count === undefined) return at < 0 ? list.slice(at) : list.slice(0, at);
  const from = at < 0 ? Math.max(0, list.length + at) : at;
  return list.slice(from, from + Number(count));
}

function join(lists: List): unknown {
  if (lists.some(isNothing)) return null;
  const other = lists.find((list) => !Array.isArray(list));
  if (other !== undefined) throw refuseRun(`$concatArrays only supports arrays, not ${kindOf(other)}`, 28664);
  return lists.flat(1);
}

function range([start, end, step = 1]: List): unknown {
  const [from, to, by] = [Number(start), Number(end), Number(step)];
  if (by === 0) throw refuseRun('$range requires a non-zero step value', 34449);
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / by)) }, (_, at) => from + at * by);
}

/** Runs an expression with each element of an array as a variable, whose name is in `as`. */
function eachElement(
  name: string,
  { run, allowed }: { readonly run: string; readonly allowed?: readonly string[] },
  compute: (list: List, test: (element: unknown) => unknown) => unknown,
): Operator {
  return withFields(
    name,
    { needed: ['input', run], allowed: ['as', ...(allowed ?? [])] },
    (fields, given) => {
      const variable = typeof given['as'] === 'string' ? given['as'] : 'this';
      return (scope) => {
        const list = takeRun(fields, 'input')(scope);
        if (isNothing(list)) return null;
        if (!Array.isArray(list))
          throw refuseRun(`input to ${name} must be an array not ${kindOf(list)}`, 28651);
        return compute(list, (element) =>
          takeRun(fields, run)(withVariables(scope, { [variable]: element })),
        );
      };
    },
  );
}

const reduce = withFields('$reduce', { needed: ['input', 'initialValue', 'in'] }, (fields) => (scope) => {
  const list = takeRun(fields, 'input')(scope);
  if (isNothing(list)) return null;
  if (!Array.isArray(list))
    throw refuseRun(`$reduce requires that 'input' be an array, found: ${kindOf(list)}`, 40080);
  let value = takeRun(fields, 'initialValue')(scope);
  for (const element of list) value = takeRun(fields, 'in')(withVariables(scope, { value, this: element }));
  return value;
});

const sortArray: Operator = (given, compile) => {
  if (!isDocument(given) || !('input' in given) || !('sortBy' in given))
    throw refuse("$sortArray requires 'input' and 'sortBy'", 2942502);
  const [input, by] = [compile(given['input']), given['sortBy']];
  const order = isDocument(by)
    ? makeOrder(by)
    : (one: unknown, other: unknown) => compareValues(one, other) * Number(by);
  return (scope) => {
    const list = input(scope);
    return Array.isArray(list) ? list.toSorted((one, other) => order(one, other)) : null;
  };
};

function toPairs([value]: List): unknown {
  if (isNothing(value)) return null;
  if (!isDocument(value))
    throw refuseRun(`$objectToArray requires a document input, found: ${kindOf(value)}`, 40390);
  return Object.entries(value).map(([k, v]) => ({ k, v }));
}

function fromPairs([list]: List): unknown {
  if (isNothing(list)) return null;
  if (!Array.isArray(list))
    throw refuseRun(`$arrayToObject requires an array input, found: ${kindOf(list)}`, 40386);
  const result: Document = {};
  for (const pair of list) {
    const [key, value] = Array.isArray(pair) ? pair : isDocument(pair) ? [pair['k'], pair['v']] : [];
    if (typeof key !== 'string')
      throw refuseRun('$arrayToObject requires pairs of a string and a value', 40394);
    writeField(result, key, value);
  }
  return result;
}

export function mergeObjects(values: List): unknown {
  const result: Document = {};
  for (const value of values) {
    if (isNothing(value)) continue;
    if (!isDocument(value))
      throw refuseRun(
        `$mergeObjects requires object inputs, but input ${JSON.stringify(value)} is of type ${kindOf(value)}`,
        40400,
      );
    for (const [name, inner] of Object.entries(value)) writeField(result, name, inner);
  }
  return result;
}

const withoutDoubles = (list: List) =>
  list.filter((one, at) => list.findIndex((other) => isSame(one, other)) === at);

/** Sets come out sorted here; MongoDB promises no order. */
function ofSets(name: string, compute: (one: List, other: List) => List): Operator {
  return withList(name, 2, ([one, other]) => {
    if (isNothing(one) || isNothing(other)) return null;
    if (!Array.isArray(one) || !Array.isArray(other))
      throw refuseRun(`All operands of ${name} must be arrays.`, 17043);
    return withoutDoubles(compute(one, other)).toSorted(compareValues);
  });
}

const has = (list: List, value: unknown) => list.some((one) => isSame(one, value));

const mergeOperator: Operator = (given, compile) => {
  const list: List = Array.isArray(given) ? given : [given];
  const runs: readonly Run[] = list.map(compile);
  return (scope: Scope) => {
    const values = runs.map((run) => run(scope));
    return mergeObjects(values.length === 1 && Array.isArray(values[0]) ? values[0] : values);
  };
};

export const arrayOperators: Readonly<Record<string, Operator>> = {
  $size: withList('$size', 1, size),
  $arrayElemAt: withList('$arrayElemAt', 2, elementAt),
  $first: ofArray('$first', 28689, (list) => list[0]),
  $last: ofArray('$last', 28689, (list) => list.at(-1)),
  $in: withList('$in', 2, isIn),
  $slice: withList('$slice', { from: 2, to: 3 }, slice),
  $concatArrays: withList('$concatArrays', { from: 0 }, join),
  $isArray: withList('$isArray', 1, ([value]) => Array.isArray(value)),
  $reverseArray: ofArray('$reverseArray', 34435, (list) => list.toReversed()),
  $range: withList('$range', { from: 2, to: 3 }, range),
  $filter: eachElement('$filter', { run: 'cond' }, (list, test) => list.filter((one) => isTrue(test(one)))),
  $map: eachElement('$map', { run: 'in' }, (list, make) => list.map((one) => make(one) ?? null)),
  $reduce: reduce,
  $sortArray: sortArray,
  $objectToArray: withList('$objectToArray', 1, toPairs),
  $arrayToObject: withList('$arrayToObject', 1, fromPairs),
  $mergeObjects: mergeOperator,
  $setUnion: ofSets('$setUnion', (one, other) => [...one, ...other]),
  $setIntersection: ofSets('$setIntersection', (one, other) => one.filter((value) => has(other, value))),
  $setDifference: ofSets('$setDifference', (one, other) => one.filter((value) => !has(other, value))),
};
