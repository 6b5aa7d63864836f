import { makeAssertions, Missed } from '../../checks/assertions.ts';
import { evaluateTest } from '../../checks/evaluate-test.ts';
import { isEqual } from '../../checks/is-equal.ts';
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
    ...makeShown([...results]),
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

/** Assertions about what lines have shown, so that it does not matter which line it was. */
function makeShown(results: readonly unknown[]) {
  const listsOf = (field: string) =>
    results.filter(isFound).map((found) => [found].flat().map((document) => Reflect.get(document, field)));
  const find = (wanted: readonly unknown[], field: string, tidy: (list: readonly unknown[]) => unknown) => {
    const lists = listsOf(field);
    if (lists.some((list) => isEqual(tidy(list), tidy(wanted)))) return true;
    const found = lists.map(show).slice(-3).join(', ');
    throw new Missed(`Lines find ${found || 'nothing'}, and one should find ${show(wanted)} (\`${field}\`).`);
  };
  return {
    shows(wanted: unknown): true {
      if (results.some((result) => isEqual(result, wanted))) return true;
      throw new Missed(`No line shows ${show(wanted)}.`);
    },
    finds: (wanted: readonly unknown[], field = '_id') => find(wanted, field, anyOrder),
    findsInOrder: (wanted: readonly unknown[], field = '_id') => find(wanted, field, (list) => list),
  };
}

/** One document, or several. */
function isFound(result: unknown): result is object | object[] {
  return Array.isArray(result) ? result.every(isDocumentFound) : isDocumentFound(result);
}

/** The answer to a write is none. */
function isDocumentFound(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !('acknowledged' in value);
}
