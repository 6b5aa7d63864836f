import { type Checked, hasPassed } from '#workbench/checks/check-program.ts';
import type { ExerciseSource } from '../../exercises/exercise-schema.ts';
import type { OpenProver, Surroundings } from './open-prover.ts';

/** What is wrong with an exercise, found by running all its codes: nothing, if it can be trusted. */
export async function proveExercise(
  exercise: ExerciseSource,
  surroundings: Surroundings,
  { prove }: Pick<OpenProver, 'prove'>,
): Promise<string[]> {
  const { starter, solution, also, mistakes } = exercise;
  const run = (code: string) => prove(code, { ...exercise, ...surroundings });
  const faults: string[] = [];
  if (hasPassed(await run(starter))) faults.push('the starter passes every check');
  for (const [at, code] of [solution, ...also].entries()) {
    const checked = await run(code);
    const name = at === 0 ? 'the solution' : `solution ${at} of \`also\``;
    if (!hasPassed(checked)) faults.push(`${name} ${describeMiss(checked)}`);
  }
  for (const [at, { code, trips }] of mistakes.entries()) {
    const checked = await run(code);
    if (findTripped(checked) !== trips)
      faults.push(`mistake ${at + 1} is to trip check ${trips}, but ${describeMiss(checked)}`);
  }
  return faults;
}

/** The number of the first check that fails; null if a program did not end well, or passes every check. */
function findTripped({ ending, saw }: Checked): number | null {
  const first = saw.findIndex((one) => one !== null);
  return ending.how !== 'done' || first === -1 ? null : first + 1;
}

function describeMiss({ ending, saw }: Checked): string {
  if (ending.how === 'failed') return `fails itself: ${ending.message}`;
  if (ending.how === 'stopped') return `was stopped: ${ending.why}`;
  const first = saw.findIndex((one) => one !== null);
  if (first === -1) return 'passes every check';
  return `fails check ${first + 1}. ${saw[first] ?? 'It was not reached.'}`.trimEnd();
}
