import { findTrial } from '#app/pages/roadmap/example/find-trial.ts';
import { trimLines } from '../run/compare-outcome.ts';
import { readListings } from '../run/read-listings.ts';
import type { OpenProver } from './open-prover.ts';

/** Finds the examples of MongoDB with a Run button that print other things in the page than what is written. */
export async function proveMongoExamples(
  slugs: readonly string[],
  { print }: Pick<OpenProver, 'print'>,
): Promise<string[]> {
  const faults: string[] = [];
  let count = 0;
  for (const { slug, example } of await readListings('mongo')) {
    const isAsked = slugs.length === 0 || slugs.includes(slug);
    if (!isAsked || typeof example === 'string' || 'fault' in example) continue;
    if (findTrial('mongo', example) !== 'program') continue;
    count += 1;
    const { code, setup, prints = '' } = example;
    const printed = trimLines(await print({ code, input: '', setup }, 'mongo'));
    if (printed !== trimLines(prints)) faults.push(`mongo/${slug} prints in the page:\n${printed}`);
  }
  console.info(`mongo: ${count} examples run in the page, ${faults.length} differ there`);
  return faults;
}
