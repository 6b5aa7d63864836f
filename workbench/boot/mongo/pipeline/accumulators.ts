import { compileExpression } from '../expression/compile-expression.ts';
import { mergeObjects } from '../expression/array-operators.ts';
import { totals } from '../expression/list-operators.ts';
import type { Scope } from '../expression/scope.ts';
import { needServer, refuse } from '../errors.ts';
import { isSame } from '../values/compare.ts';
import { isDocument } from '../values/document.ts';

/** Makes one value of all documents in a group. */
export type Accumulate = (scopes: readonly Scope[]) => unknown;

const isThere = (value: unknown) => value !== undefined;

const accumulators: Readonly<Record<string, (values: readonly unknown[]) => unknown>> = {
  ...totals,
  $push: (values) => values.filter(isThere),
  $addToSet: (values) =>
    values.filter((one, at) => isThere(one) && values.findIndex((other) => isSame(one, other)) === at),
  $first: (values) => values[0],
  $last: (values) => values.at(-1),
  $mergeObjects: mergeObjects,
};

const others: ReadonlySet<string> = new Set(
  '$accumulator $bottom $bottomN $firstN $lastN $maxN $median $minN $percentile $stdDevPop $stdDevSamp $top $topN'.split(
    ' ',
  ),
);

/** Reads one field of a group, such as `{ $sum: "$price" }`. */
export function compileAccumulator(field: string, spec: unknown): Accumulate {
  const [name = '', ...rest] = isDocument(spec) ? Object.keys(spec) : [];
  if (!isDocument(spec) || !name.startsWith('$'))
    throw refuse(`The field '${field}' must be an accumulator object`, 40234);
  if (rest.length > 0) throw refuse(`The field '${field}' must specify one accumulator`, 40238);
  if (name === '$count') return readCount(spec[name]);
  const accumulate = Object.hasOwn(accumulators, name) ? accumulators[name] : undefined;
  if (others.has(name)) throw needServer(`The accumulator ${name}`);
  if (!accumulate) throw refuse(`unknown group operator '${name}'`, 15952);
  if (Array.isArray(spec[name])) throw refuse(`The ${name} accumulator is a unary operator`, 40237);
  const run = compileExpression(spec[name]);
  return (scopes) => accumulate(scopes.map(run));
}

function readCount(given: unknown): Accumulate {
  if (!isDocument(given) || Object.keys(given).length > 0)
    throw refuse('$count takes no arguments, i.e. $count:{}', 'TypeMismatch');
  return (scopes) => scopes.length;
}
