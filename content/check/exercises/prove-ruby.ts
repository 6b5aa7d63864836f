import { findTrial } from '#app/pages/roadmap/example/find-trial.ts';
import { trimLines } from '../run/compare-outcome.ts';
import { readListings } from '../run/read-listings.ts';
import type { OpenProver } from './open-prover.ts';

/** Runs the examples of Ruby that have a Run button in the page. Gives whether all print what is written. */
export async function proveRubyExamples(
  slugs: readonly string[],
  { print }: Pick<OpenProver, 'print'>,
): Promise<boolean> {
  const topics = await readListings('ruby');
  const listings = topics.flatMap(({ example }) =>
    typeof example === 'string' || 'fault' in example ? [] : [example],
  );
  const chosen = listings.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug));
  const runs = chosen.filter((listing) => findTrial('ruby', listing) === 'program');
  let wrong = 0;
  for (const { slug, code, setup, input = '', prints, fails } of runs) {
    const whole = setup === undefined ? code : `${setup}\n${code}`;
    const printed = trimLines(await print({ code: whole, input }, 'ruby'));
    const isSame = fails === undefined ? printed === trimLines(prints ?? '') : printed.includes(fails.trim());
    if (isSame) continue;
    console.error(`ruby/${slug} prints in the page:\n${printed}`);
    wrong += 1;
  }
  console.info(`ruby: ${runs.length} of ${chosen.length} examples run in the page, ${wrong} differ there`);
  return wrong === 0;
}
