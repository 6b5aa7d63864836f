import { readdirSync } from 'node:fs';

import type { Edit } from './load-variant.ts';

/** One edit for each list in lexicon/text, which empties it. */
export function makeListEdits(folder: string): (Edit & { readonly name: string })[] {
  return readdirSync(folder)
    .filter((file) => !file.includes('.test.') && !file.startsWith('load-'))
    .map((file) => ({
      name: `list: ${file.replace('.ts', '')}`,
      file: `lexicon/text/${file}`,
      change: emptyLists,
    }));
}

/** The same exports, each empty: sets, lists and expressions that match nothing. Functions stay. */
function emptyLists(source: string): string {
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  const own = source.replace(/^export const (\w+)(?::[^=]+)? =/gm, 'const own_$1 =');
  return `${own}\n${names.map((name) => `export const ${name} = ${emptied(`own_${name}`)};`).join('\n')}`;
}

function emptied(name: string): string {
  return `${name} instanceof Set ? new Set() : ${name} instanceof RegExp ? /(?!)/gu : Array.isArray(${name}) ? [] : ${name}`;
}
