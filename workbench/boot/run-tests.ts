import { report, silencePrinting } from './report.ts';

/** Runs the tests of a program that has ended well, in order. `test` gives null for one that passes. */
export async function runTests(
  tests: readonly string[],
  test: (text: string) => Promise<string | null>,
): Promise<void> {
  silencePrinting(true);
  for (const [at, text] of tests.entries()) report({ kind: 'tested', at, saw: await test(text) });
  silencePrinting(false);
}
