import { findTrial } from '#workbench/find-trial.ts';
import { joinSetup } from '#workbench/join-setup.ts';
import { trimLines } from '../run/compare-outcome.ts';
import { readListings } from '../run/read-listings.ts';
import type { ExerciseLanguage } from '../../exercises/exercise-schema.ts';
import type { OpenProver } from './open-prover.ts';

/** Technologies whose examples print the same in the page as on this machine, or what is written where no server is to be had. */
const languages: readonly ExerciseLanguage[] = ['php', 'ruby', 'mongo'];

type Asked = { readonly slugs: readonly string[]; readonly prover: Pick<OpenProver, 'print'> };

/** The same technology as the language of its programs; undefined where other proofs are enough. */
export function findPrinted(technology: string): ExerciseLanguage | undefined {
  return languages.find((language) => language === technology);
}

/** Finds the examples with a Run button that print in the page other things than are written. */
export async function provePrinted(
  technology: ExerciseLanguage,
  { slugs, prover }: Asked,
): Promise<string[]> {
  const faults: string[] = [];
  let count = 0;
  for (const { slug, example } of await readListings(technology)) {
    const isAsked = slugs.length === 0 || slugs.includes(slug);
    if (!isAsked || typeof example === 'string' || 'fault' in example) continue;
    if (findTrial(technology, example) !== 'program') continue;
    count += 1;
    const { setup, code, input = '', prints, fails } = example;
    const program =
      technology === 'mongo' ? { code, input: '', setup } : { code: joinSetup(setup, code), input };
    const found = trimLines(await prover.print(program, technology));
    const isSame = fails === undefined ? found === trimLines(prints ?? '') : found.includes(trimLines(fails));
    if (!isSame) faults.push(`${technology}/${slug} prints in the page:\n${found}`);
  }
  console.info(`${technology}: ${count} examples run in the page, ${faults.length} differ there`);
  return faults;
}
