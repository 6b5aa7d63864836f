import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { makeRandom } from '#question/care/seeded-random.ts';
import { parseQuestions } from '#question/evaluation/labeled-question.ts';
import type { SearchEntry } from '#search/entries/search-entry.ts';

/** What someone types, and the keys of the topics that are right. */
export type LabeledQuery = {
  readonly kind: string;
  readonly query: string;
  readonly right: readonly string[];
};

/** A JSON object a line; its kind may be missing. */
export function readQueries(file: string): LabeledQuery[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => Object.assign({ kind: 'all' }, JSON.parse(line)));
}

const left = new Set(['language', 'error']);

/** The tuned questions that are in English and no error messages, behind the technology as it was typed. */
export function listTunedQueries(): LabeledQuery[] {
  const file = join(import.meta.dirname, '../../question/evaluation/tuned.tsv');
  return parseQuestions(readFileSync(file, 'utf8'))
    .filter(({ kind }) => !left.has(kind))
    .map(({ kind, field, text, wanted }) => ({ kind, query: `${field} ${text}`, right: wanted }));
}

/** More topics than this have a title that means nothing alone. */
const maxRight = 3;

/** Up to three words of titles, each with one typing error, the same for every run. */
export function listTitleFragments(entries: readonly SearchEntry[], count: number): LabeledQuery[] {
  const topics = entries.filter(({ kind }) => kind === 'topic');
  const random = makeRandom(7);
  const pick = (length: number) => Math.floor(random() * length);
  const found: LabeledQuery[] = [];
  while (found.length < count) {
    const words = simplify(topics[pick(topics.length)]?.title ?? '').split(' ');
    const size = 1 + pick(Math.min(3, words.length));
    const start = pick(words.length - size + 1);
    const part = words.slice(start, start + size).join(' ');
    const right = topics.filter(({ title }) => simplify(title).includes(part)).map(({ key }) => key);
    if (part.length > 4 && right.length <= maxRight)
      found.push({ kind: 'fragment', query: misspell(part, pick), right });
  }
  return found;
}

function simplify(title: string): string {
  return title.toLowerCase().replaceAll(/[(),:]/g, '');
}

/** Drops, doubles, swaps or changes a letter. */
function misspell(text: string, pick: (length: number) => number): string {
  const at = 1 + pick(text.length - 2);
  const [before, letter = '', next = '', after] = [
    text.slice(0, at),
    text[at],
    text[at + 1],
    text.slice(at + 2),
  ];
  const ways = [next, letter + letter + next, next + letter, `${'aeiostnr'[pick(8)]}${next}`];
  return before + ways[pick(ways.length)] + after;
}
