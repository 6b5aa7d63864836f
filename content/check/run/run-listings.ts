import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pLimit from 'p-limit';

import { compareOutcome } from './compare-outcome.ts';
import { findRunner, nameRunner } from './find-runner.ts';
import { listMissing } from './programs.ts';
import type { ListingBench, RunOutcome, RunListing } from './run-listing.ts';

/** `differs` is null if the run gave what is written. */
export type Result =
  | { readonly listing: RunListing; readonly outcome: RunOutcome; readonly differs: string | null }
  | { readonly listing: RunListing; readonly missing: string };

const atOnce = 2;

/** Runs listings, those of a kind together, in the order given. */
export async function runListings(listings: readonly RunListing[]): Promise<Result[]> {
  const groups = Map.groupBy(listings, nameRunner);
  const results: Result[] = [];
  for (const [name, group] of groups) {
    const runner = name === null ? null : findRunner(name);
    if (runner === null) {
      results.push(...group.map((listing) => ({ listing, missing: `a way to run ${listing.language}` })));
      continue;
    }
    const missing = listMissing(runner.needs).join(', ');
    if (missing !== '') results.push(...group.map((listing) => ({ listing, missing })));
    else results.push(...(await runGroup(await runner.open(), group)));
  }
  return results.toSorted((one, other) => listings.indexOf(one.listing) - listings.indexOf(other.listing));
}

async function runGroup(bench: ListingBench, group: readonly RunListing[]): Promise<Result[]> {
  const limit = pLimit(atOnce);
  try {
    return await Promise.all(group.map((listing) => limit(() => runOne(bench, listing))));
  } finally {
    await bench.close?.();
  }
}

async function runOne(bench: ListingBench, listing: RunListing): Promise<Result> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'example-')));
  try {
    const outcome = await bench.run(listing, folder);
    return { listing, outcome, differs: compareOutcome(listing, outcome) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
