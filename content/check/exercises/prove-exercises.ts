import { findExerciseLanguage, findExerciseLibrary } from '../../exercises/exercise-language.ts';
import { listSlugs, loadExercises } from '../../library.ts';
import type { ExerciseSource } from '../../exercises/exercise-schema.ts';
import { findChromium } from '../run/find-chromium.ts';
import { openProver, type OpenProver } from './open-prover.ts';
import { proveExercise } from './prove-exercise.ts';
import { proveRubyExamples } from './prove-ruby.ts';
import { proveSqlExamples, proveSqlSolutions } from './prove-sql.ts';
import { proveWithGit } from './prove-with-git.ts';

type Asked = { readonly technology?: string | undefined; readonly slugs: readonly string[] };

/** Proves the exercises of a technology, or of all, and says what is wrong. Gives whether nothing is. */
export async function proveExercises({ technology, slugs }: Asked): Promise<boolean> {
  if (findChromium() === undefined) {
    console.info('Exercises are not run: needs chromium');
    return true;
  }
  const prover = await openProver();
  try {
    let isRight = true;
    for (const one of technology === undefined ? await listSlugs() : [technology])
      isRight = (await proveTechnology(one, slugs, prover)) && isRight;
    return isRight;
  } finally {
    await prover.close();
  }
}

async function proveTechnology(
  technology: string,
  slugs: readonly string[],
  prover: OpenProver,
): Promise<boolean> {
  const exercises = Object.entries((await loadExercises(technology)) ?? {});
  const chosen = exercises.filter(([slug]) => slugs.length === 0 || slugs.includes(slug));
  let wrong = 0;
  for (const [slug, exercise] of chosen) {
    const language = findExerciseLanguage(technology, exercise);
    const faults =
      language === null
        ? ['it does not say its language']
        : await proveExercise(exercise, { language, library: findExerciseLibrary(technology) }, prover);
    if (language === 'git') faults.push(...(await proveWithGit(exercise)));
    for (const fault of faults) console.error(`${technology}/${slug} exercise: ${fault}`);
    if (faults.length > 0) wrong += 1;
  }
  if (chosen.length > 0)
    console.info(
      `${technology}: ${chosen.length - wrong} exercises proven${wrong > 0 ? `, ${wrong} not` : ''}`,
    );
  if (technology === 'sql') return (await proveSameRows(chosen, slugs, prover)) && wrong === 0;
  if (technology === 'ruby') return (await proveRubyExamples(slugs, prover)) && wrong === 0;
  return wrong === 0;
}

/** The page has no MySQL, so what it gives is compared with a server. */
async function proveSameRows(
  chosen: readonly (readonly [string, ExerciseSource])[],
  slugs: readonly string[],
  prover: OpenProver,
): Promise<boolean> {
  const faults = [...(await proveSqlExamples(slugs, prover)), ...(await proveSqlSolutions(chosen, prover))];
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}
