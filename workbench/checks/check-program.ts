import type { Ending, Program } from '../messages.ts';

export type ProgramCheck = {
  /** An expression that is true, or an assertion that holds, once the task is done. */
  readonly test: string;
  /** What the program reads in a run for this check, if that differs from the usual. */
  readonly input?: string | undefined;
};

/** What came of a run; what tests saw is in their order, and null for those that pass. */
export type Tested = { readonly ending: Ending; readonly saw: readonly (string | null)[] };

/** `saw` is null for a check that passes, and undefined for one that was not reached. `ending` is the first that was not well. */
export type Checked = { readonly ending: Ending; readonly saw: readonly (string | null | undefined)[] };

/** Runs a program once for each input that its checks name, and for each check finds whether it passes. */
export async function checkProgram(
  { code, input, setup }: Program,
  checks: readonly ProgramCheck[],
  run: (program: Program) => Promise<Tested>,
): Promise<Checked> {
  const saw: (string | null | undefined)[] = checks.map(() => undefined);
  let ending: Ending = { how: 'done' };
  const groups = Map.groupBy(checks.keys(), (at) => checks[at]?.input ?? input);
  for (const [lines, places] of groups) {
    const tests = places.map((at) => checks[at]?.test ?? '');
    const tested = await run({ code, input: lines, setup, tests });
    for (const [index, at] of places.entries()) saw[at] = tested.saw[index];
    if (ending.how === 'done') ({ ending } = tested);
    if (tested.ending.how === 'stopped') break;
  }
  return { ending, saw };
}

export function hasPassed({ ending, saw }: Checked): boolean {
  return ending.how === 'done' && saw.every((one) => one === null);
}
