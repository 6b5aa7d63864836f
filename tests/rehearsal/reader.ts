import { setTimeout as wait } from 'node:timers/promises';

import type { AskProxy } from './proxy.ts';
import type { Tally } from './tally.ts';

const pause = 50;

/** Opens a page as a browser without a cache does, with every script and style that it names. */
export async function openPage(ask: AskProxy, tally: Tally, path: string): Promise<void> {
  const page = await load(ask, tally, path);
  if (typeof page !== 'string') return;
  tally.pages += 1;
  const assets = new Set(
    [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, asset]) => asset ?? ''),
  );
  for (const asset of assets) {
    if ((await load(ask, tally, asset)) === false) tally.missingAssets.push(`${asset} of ${path}`);
  }
  await wait(pause);
}

/** What is there, or false. Null where nobody answered, which is a failed request and says nothing of the file. */
async function load(ask: AskProxy, tally: Tally, path: string): Promise<string | false | null> {
  tally.requests += 1;
  const answer = await ask(path);
  const text = await answer?.text().catch(() => null);
  if (!answer || text == null) {
    tally.failed += 1;
    return null;
  }
  if (answer.ok) return text;
  tally.unexpected.push(`${path} answered ${answer.status}`);
  return false;
}
