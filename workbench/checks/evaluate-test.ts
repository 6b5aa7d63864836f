import { Missed } from './assertions.ts';

type Names = Readonly<Record<string, unknown>>;

/** Evaluates an expression in the scope of a program, where it also sees `names`. Null if it passes, or else what it saw. */
export async function evaluateTest(
  text: string,
  names: Names,
  evaluate: (expression: string) => unknown,
): Promise<string | null> {
  try {
    const test = evaluate(`async ({ ${Object.keys(names).join(', ')} }) => (${text}\n)`);
    const passes = typeof test === 'function' ? await test(names) : false;
    return passes ? null : '';
  } catch (error) {
    if (error instanceof Missed) return error.message;
    return error instanceof Error ? `It stops with ${error.name}: ${error.message}` : '';
  }
}
