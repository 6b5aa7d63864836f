import { makeAssertions } from '../../checks/assertions.ts';
import { evaluateTest } from '../../checks/evaluate-test.ts';
import { tidySource } from '../../checks/tidy-source.ts';
import { MongoError } from './errors.ts';
import type { Shell } from './run-lines.ts';
import { write } from './show/show-value.ts';

const show = (value: unknown) => write(value, { depth: 6, breakLength: Infinity, compact: true });

/** Makes the function that tests a program that has run. Tests see its names, and `db`. */
export function makeMongoTest(
  code: string,
  printed: string,
  { results, errors }: Shell,
  evaluate = runInScope,
) {
  const names = {
    ...makeAssertions(show),
    code,
    source: tidySource(code),
    printed,
    lines: printed.trimEnd().split('\n'),
    results: [...results],
    result: results.at(-1),
    errors: errors.map(({ code: number, message }) => number ?? message),
    raises,
    anyOrder,
  };
  return (test: string) => evaluateTest(test, names, evaluate);
}

const runInScope = (expression: string): unknown => Reflect.get(globalThis, 'eval')(expression);

/** Whether the server refuses a call, with this number if one is given. */
function raises(call: () => unknown, number?: number): boolean {
  try {
    call();
    return false;
  } catch (error) {
    return error instanceof MongoError && (number === undefined || error.code === number);
  }
}

/** The same values in an order of their own, so that two lists can be compared. */
function anyOrder(list: readonly unknown[]): unknown[] {
  return list.toSorted((one, other) => (show(one) < show(other) ? -1 : 1));
}
