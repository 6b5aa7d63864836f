import { findTrial } from '#app/pages/roadmap/example/find-trial.ts';
import { joinSetup } from '#workbench/join-setup.ts';
import { trimLines } from '../run/compare-outcome.ts';
import { readListings } from '../run/read-listings.ts';
import type { OpenProver } from './open-prover.ts';

type Printer = Pick<OpenProver, 'print'>;

/** Finds the examples of PHP that have a Run button, and print in the page other things than are written. */
export async function provePhpExamples(slugs: readonly string[], { print }: Printer): Promise<string[]> {
  const faults: string[] = [];
  let count = 0;
  for (const { slug, example } of await readListings('php')) {
    const isAsked = slugs.length === 0 || slugs.includes(slug);
    if (!isAsked || typeof example === 'string' || 'fault' in example) continue;
    if (findTrial('php', example) !== 'program') continue;
    count += 1;
    const { setup, code, input = '', prints, fails } = example;
    const printed = trimLines(await print({ code: joinSetup(setup, code), input }, 'php'));
    const isSame =
      fails === undefined ? printed === trimLines(prints ?? '') : printed.includes(trimLines(fails));
    if (!isSame) faults.push(`php/${slug} prints in the page:\n${printed}`);
  }
  console.info(`php: ${count} examples run in the page, ${faults.length} differ there`);
  return faults;
}
