import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type Link, linkKinds, linkStates } from './schema.ts';

const file = join(import.meta.dirname, 'links.tsv');
const header = 'url\ttitle\tkind\tcost\tlanguage\tevidence\tseen\tstate\tmoved\tarchived';

export async function loadLinks(): Promise<Map<string, Link>> {
  return parseLinks(await readFile(file, 'utf8'));
}

/** Links by URL. A row may end after `seen`. Throws on a wrong header, a malformed row or a repeated URL. */
export function parseLinks(text: string): Map<string, Link> {
  const [head, ...lines] = text.trimEnd().split('\n');
  if (head !== header) throw new Error(`links.tsv must begin with the columns ${header}`);
  const links = new Map<string, Link>();
  for (const [index, line] of lines.entries()) {
    const link = parseLink(line);
    if (!link) throw new Error(`links.tsv line ${index + 2} is not well formed: ${line}`);
    if (links.has(link.url)) throw new Error(`links.tsv line ${index + 2} repeats ${link.url}`);
    links.set(link.url, link);
  }
  return links;
}

function parseLink(line: string): Link | null {
  const [url, title, kind, cost, language, evidence, seen, ...rest] = line.split('\t');
  if (!url || !URL.canParse(url) || !title || !language || !evidence || !seen) return null;
  const knownKind = linkKinds.find((known) => known === kind);
  if (!knownKind || (cost !== 'free' && cost !== 'login' && cost !== 'paid')) return null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(seen)) return null;
  const visited = parseVisited(rest);
  return visited && { url, title, kind: knownKind, cost, language, evidence, seen, ...visited };
}

/** What `npm run links` found. Empty columns mean that nothing is known. */
function parseVisited([state = '', moved = '', archived = '', ...rest]: readonly string[]) {
  const knownState = linkStates.find((known) => known === state);
  if ((state !== '' && !knownState) || rest.length > 0) return null;
  if ([moved, archived].some((url) => url !== '' && !/^https?:/.test(URL.parse(url)?.protocol ?? '')))
    return null;
  return {
    ...(knownState && { state: knownState }),
    ...(moved !== '' && { moved }),
    ...(archived !== '' && { archived }),
  };
}
