import { refuse } from '../errors.ts';
import { isDocument } from '../values/document.ts';
import type { Run } from './scope.ts';

export type Compile = (expression: unknown) => Run;

/** Makes of what an operator is given what computes it. */
export type Operator = (given: unknown, compile: Compile) => Run;

type Count = number | { readonly from: number; readonly to?: number };

/** An operator with a list of expressions. A single one needs no array. */
export function withList(
  name: string,
  count: Count,
  compute: (values: readonly unknown[]) => unknown,
): Operator {
  return (given, compile) => {
    const list: readonly unknown[] = Array.isArray(given) ? given : [given];
    checkCount(name, count, list.length);
    const runs = list.map(compile);
    return (scope) => compute(runs.map((run) => run(scope)));
  };
}

function checkCount(name: string, count: Count, given: number): void {
  const { from, to = Infinity } = typeof count === 'number' ? { from: count, to: count } : count;
  if (given >= from && given <= to) return;
  throw refuse(
    typeof count === 'number'
      ? `Expression ${name} takes exactly ${count} arguments. ${given} were passed in.`
      : `Expression ${name} takes at least ${from} arguments, and at most ${to}, but ${given} were passed in.`,
    typeof count === 'number' ? 16020 : 28667,
  );
}

type Fields = Readonly<Record<string, Run>>;

/** An operator with named parts. `needed` must be there, and others than `allowed` must not. */
export function withFields(
  name: string,
  { needed, allowed = [] }: { readonly needed: readonly string[]; readonly allowed?: readonly string[] },
  make: (fields: Fields, given: Readonly<Record<string, unknown>>) => Run,
): Operator {
  return (given, compile) => {
    if (!isDocument(given)) throw refuse(`${name} only supports an object as its argument`, 28646);
    const unknown = Object.keys(given).find((part) => ![...needed, ...allowed].includes(part));
    if (unknown !== undefined) throw refuse(`Unrecognized parameter to ${name}: ${unknown}`, 28647);
    const missing = needed.find((part) => !(part in given));
    if (missing !== undefined) throw refuse(`Missing '${missing}' parameter to ${name}`, 28648);
    const fields = Object.entries(given).map(([part, value]) => [part, compile(value)] as const);
    return make(Object.fromEntries(fields), given);
  };
}

export const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined;

/** An error while documents are computed. */
export function refuseRun(message: string, code: Parameters<typeof refuse>[1]): Error {
  return refuse(`PlanExecutor error during aggregation :: caused by :: ${message}`, code);
}
