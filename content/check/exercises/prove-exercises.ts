import { findExerciseLanguage, findExerciseLibrary } from '../../exercises/exercise-language.ts';
import { listSlugs, loadExercises } from '../../library.ts';
import type { ExerciseSource } from '../../exercises/exercise-schema.ts';
import { findChromium } from '../run/find-chromium.ts';
import { openProver, type OpenProver } from './open-prover.ts';
import { proveExercise } from './prove-exercise.ts';
import { proveMongoExamples } from './prove-mongo.ts';
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
  const others = await findOtherOutput(technology, chosen, slugs, prover);
  for (const fault of others) console.error(fault);
  return wrong === 0 && others.length === 0;
}

/** The page has neither MySQL nor MongoDB, so what it gives is compared with a server, or with what is written. */
async function findOtherOutput(
  technology: string,
  chosen: readonly (readonly [string, ExerciseSource])[],
  slugs: readonly string[],
  prover: OpenProver,
): Promise<string[]> {
  if (technology === 'mongo') return proveMongoExamples(slugs, prover);
  if (technology !== 'sql') return [];
  return [...(await proveSqlExamples(slugs, prover)), ...(await proveSqlSolutions(chosen, prover))];
}
