import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { runCommand } from './run-command.ts';
import type { RunOutcome, ListingRunner, RunListing } from './run-listing.ts';

/** A document is parsed; `shows` may say something of `data`, and `prints` is the value as Node shows it. */
export const jsonRunner: ListingRunner = { needs: ['node'], open: async () => ({ run: readDocument }) };

async function readDocument({ code, shows }: RunListing, folder: string): Promise<RunOutcome> {
  await writeFile(join(folder, 'data.json'), code);
  const read = `const data = JSON.parse(require('node:fs').readFileSync('data.json', 'utf8'));`;
  const outcome = await runCommand(['node', '-e', `${read} console.log(${shows ?? 'data'})`], { folder });
  return shows === undefined ? outcome : { ...outcome, shown: outcome.printed.trim() === 'true' };
}
