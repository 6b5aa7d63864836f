import { missingGit } from '#workbench/missing-git.ts';
import { type Checked, hasPassed } from '#workbench/checks/check-program.ts';
import { openProver } from './open-prover.ts';
import { trimLines } from '../run/compare-outcome.ts';
import { findChromium } from '../run/find-chromium.ts';
import { readListings } from '../run/read-listings.ts';
import type { RunListing } from '../run/run-listing.ts';

/** Runs the examples of Git that have a Run button in Git of the page, which is not Git itself. Gives whether all print what is written. */
export async function proveInPage(slugs: readonly string[]): Promise<boolean> {
  if (findChromium() === undefined) return true;
  const topics = await readListings('git');
  const listings = topics.flatMap(({ example }) =>
    typeof example === 'string' || 'fault' in example ? [] : [example],
  );
  const chosen = listings.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug));
  const runs = chosen.filter(({ code, setup = '' }) => !missingGit.test(`${setup}\n${code}`));
  const prover = await openProver();
  try {
    let wrong = 0;
    for (const listing of runs) {
      const checked = await prover.prove(listing.code, {
        ...listing,
        language: 'git',
        library: null,
        page: undefined,
        checks: [writeCheck(listing)],
      });
      if (hasPassed(checked)) continue;
      console.error(`git/${listing.slug} in the page: ${describe(checked)}`);
      wrong += 1;
    }
    console.info(
      `git: ${runs.length - wrong} of ${chosen.length} examples run in the page${wrong > 0 ? `, ${wrong} differ there` : ''}`,
    );
    return wrong === 0;
  } finally {
    await prover.close();
  }
}

/** As examples are compared: without the folder in which they run, and without spaces at ends of lines. */
function writeCheck({ prints, fails }: RunListing) {
  const wanted = JSON.stringify(trimLines(prints ?? fails ?? ''));
  const got = `printed.replaceAll('/home/ana/', '').replaceAll(/[^\\S\\n]+$/gm, '').trimEnd()`;
  return {
    that: 'It prints what is written',
    test:
      fails === undefined
        ? `equal(${got}, ${wanted})`
        : `('\\n' + ${got} + '\\n').includes('\\n' + ${wanted} + '\\n')`,
  };
}

function describe({ ending, saw }: Checked): string {
  return ending.how === 'failed' ? ending.message : (saw[0] ?? ending.how);
}
