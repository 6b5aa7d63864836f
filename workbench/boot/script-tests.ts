import { inspect } from 'node-inspect-extracted';

import { makeAssertions } from '../checks/assertions.ts';
import { evaluateTest } from '../checks/evaluate-test.ts';
import { tidySource } from '../checks/tidy-source.ts';
import { takePrinted } from './report.ts';

/** What the end of a checked program leaves behind: a function that evaluates a text in its scope. */
export const seeName = 'waymarkSee';

const show = (value: unknown) => inspect(value, { breakLength: Infinity, compact: true });

/** Makes the function that tests the program that has just run. */
export function makeScriptTest(code: string): (text: string) => Promise<string | null> {
  const printed = takePrinted();
  const lines = printed
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());
  const names = { ...makeAssertions(show), prints, printed, lines, code, source: tidySource(code) };
  return (text) => evaluateTest(text, names, (expression) => Reflect.get(globalThis, seeName)(expression));
}

/** What a call prints, without the end of the last line; a promise of it if the call is asynchronous. */
function prints(call: () => unknown): string | Promise<string> {
  takePrinted();
  const result = call();
  return result instanceof Promise ? result.then(() => takePrinted().trimEnd()) : takePrinted().trimEnd();
}
