import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { parseLinks } from '#content/links.ts';

import { root } from './run.ts';

/** `npm run links` opens every link, prints those that fail and dates those that answer. It is polite to hosts. */
const file = join(root, 'content/links.tsv');
const text = await readFile(file, 'utf8');
const hosts = Map.groupBy(parseLinks(text).keys(), (url) => new URL(url).host);
const today = new Date().toISOString().slice(0, 10);
const alive = new Set<string>();
await Promise.all([...hosts.values()].map(visitHost));
const lines = text.split('\n').map((line) => {
  const columns = line.split('\t');
  return alive.has(columns[0] ?? '') ? [...columns.slice(0, -2), 'opened', today].join('\t') : line;
});
await writeFile(file, lines.join('\n'));
console.info(`${alive.size} links answered`);

async function visitHost(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const fault = await visit(url);
    if (fault === null) alive.add(url);
    else console.error(`${url} ${fault}`);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function visit(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(20_000),
      headers: { accept: 'text/html' },
    });
    await response.body?.cancel();
    return response.ok ? null : `answered ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
