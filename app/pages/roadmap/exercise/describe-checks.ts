import type { Exercise } from '#content/exercises/compile-exercise.ts';
import { type Checked, hasPassed } from '#workbench/checks/check-program.ts';
import { describeEnding } from '#workbench/page/describe-ending.ts';

/** A check is open before the first try, and if the program did not come that far. */
export type CheckState = {
  readonly kind: 'passed' | 'missed' | 'open';
  readonly that: string;
  readonly saw: string;
  readonly hint: string;
};

export function listCheckStates(checks: Exercise['checks'], checked: Checked | null): CheckState[] {
  return checks.map(({ that, hint = '' }, at) => {
    const saw = checked?.saw[at];
    return {
      kind: saw === undefined ? 'open' : saw === null ? 'passed' : 'missed',
      that,
      hint,
      saw: saw ?? '',
    };
  });
}

/** How a try went, in a sentence or two. */
export function describeChecks(states: readonly CheckState[], checked: Checked): string {
  const passed = states.filter(({ kind }) => kind === 'passed').length;
  if (hasPassed(checked))
    return `${states.length === 1 ? 'The check passes' : `All ${states.length} checks pass`}. The topic is done.`;
  const { ending } = checked;
  if (ending.how !== 'done') return `${describeEnding(ending)} It was not checked to the end.`;
  return `${passed} of ${states.length} checks ${passed === 1 ? 'passes' : 'pass'}.`;
}
