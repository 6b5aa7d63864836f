import { readFile, writeFile } from 'node:fs/promises';

import { listSlugs } from '../../library.ts';
import { locateSource, readListings } from './read-listings.ts';
import type { RunListing } from './run-listing.ts';
import { type Result, runListings } from './run-listings.ts';
import { writePrints } from './write/write-outcome.ts';

type Asked = {
  readonly technology?: string | undefined;
  readonly slugs: readonly string[];
  readonly write: boolean;
};

/** Runs the examples of a technology, or of all, and says what differs. Gives whether all that ran is as written. */
export async function runExamples({ technology, slugs, write }: Asked): Promise<boolean> {
  let isRight = true;
  for (const one of technology === undefined ? await listSlugs() : [technology]) {
    const { listings, faults } = await choose(one, slugs);
    const results = await runListings(listings);
    if (write) await fillIn(one, results);
    for (const fault of faults) console.error(fault);
    const wrong = results.flatMap((result) => describe(result, write));
    for (const line of wrong) console.error(line);
    isRight &&= faults.length === 0 && wrong.length === 0;
    if (results.length > 0) console.info(`${one}: ${count(results, write)}`);
  }
  console.info(isRight ? 'Every example that ran does what is written.' : 'Some examples differ.');
  return isRight;
}

async function choose(technology: string, slugs: readonly string[]) {
  const topics = await readListings(technology);
  const chosen = topics.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug));
  const unknown = slugs.filter((slug) => topics.every((topic) => topic.slug !== slug));
  const faults = unknown.map((slug) => `${technology} has no topic ${slug}.`);
  const listings: RunListing[] = [];
  for (const { slug, example } of chosen) {
    if (typeof example === 'string') continue;
    if ('fault' in example) faults.push(`${technology}/${slug}: ${example.fault}`);
    else listings.push(example);
  }
  return { listings, faults };
}

/** Adds what was printed to examples that do not say yet what comes of them. */
async function fillIn(technology: string, results: readonly Result[]): Promise<void> {
  const file = locateSource(technology);
  const text = await readFile(file, 'utf8');
  const filled = results.filter(isToFill).reduce((all, result) => fill(all, result), text);
  if (filled !== text) await writeFile(file, filled);
}

function fill(text: string, result: Result): string {
  return 'outcome' in result ? writePrints(text, result.listing.slug, result.outcome.printed) : text;
}

function isToFill(result: Result): boolean {
  if (!('outcome' in result) || result.outcome.failed) return false;
  const { prints, fails, shows } = result.listing;
  const isOpen = prints === undefined && fails === undefined && shows === undefined;
  return isOpen && result.outcome.printed.trim() !== '';
}

function describe(result: Result, write: boolean): string[] {
  if ('missing' in result || result.differs === null || (write && isToFill(result))) return [];
  const { technology, slug } = result.listing;
  return [`${technology}/${slug} ${result.differs}`];
}

function count(results: readonly Result[], write: boolean): string {
  const missing = results.flatMap((result) => ('missing' in result ? [result.missing] : []));
  const right = results.filter((result) => 'outcome' in result && result.differs === null).length;
  const needs = [...Map.groupBy(missing, (name) => name)].map(
    ([name, all]) => `${all.length} not run: needs ${name}`,
  );
  const filled = write ? results.filter(isToFill).length : 0;
  const wrong = results.length - right - filled - missing.length;
  return [
    `${right} right`,
    ...(filled > 0 ? [`${filled} filled in`] : []),
    ...(wrong > 0 ? [`${wrong} not`] : []),
    ...needs,
  ].join(', ');
}
