import { findExerciseLanguage, findExerciseLibrary } from '../../exercises/exercise-language.ts';
import { listSlugs, loadExercises } from '../../library.ts';
import type { ExerciseSource } from '../../exercises/exercise-schema.ts';
import { findChromium } from '../run/find-chromium.ts';
import { openProver, type OpenProver } from './open-prover.ts';
import { proveExercise } from './prove-exercise.ts';
import { findPrinted, provePrinted } from './prove-printed.ts';
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
  const faults = await compareInPage(technology, { chosen, slugs, prover });
  for (const fault of faults) console.error(fault);
  return wrong === 0 && faults.length === 0;
}

type Compared = {
  readonly chosen: readonly (readonly [string, ExerciseSource])[];
  readonly slugs: readonly string[];
  readonly prover: OpenProver;
};

/** What programs of the page print is compared with a server of MySQL, which the page has not, or with what is written. */
async function compareInPage(technology: string, { chosen, slugs, prover }: Compared): Promise<string[]> {
  const language = findPrinted(technology);
  if (language) return provePrinted(language, { slugs, prover });
  if (technology !== 'sql') return [];
  return [...(await proveSqlExamples(slugs, prover)), ...(await proveSqlSolutions(chosen, prover))];
}
