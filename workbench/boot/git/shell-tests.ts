import { makeAssertions } from '../../checks/assertions.ts';
import { evaluateTest } from '../../checks/evaluate-test.ts';
import type { Terminal } from './terminal.ts';

const show = (value: unknown) => JSON.stringify(value);

/** Makes the function that tests what a program has left behind. */
export function makeShellTest(
  { ask, read }: Pick<Terminal, 'ask' | 'read'>,
  seen: { readonly code: string; readonly printed: string },
): (text: string) => Promise<string | null> {
  const lines = seen.printed.trimEnd().split('\n');
  const names = { ...makeAssertions(show), ...seen, lines, run: ask, file: read };
  return (text) =>
    evaluateTest(text, names, (expression) => Reflect.construct(Function, [`return ${expression}`])());
}
