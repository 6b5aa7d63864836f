import { type Trouble, troubles } from '#lexicon/care/trouble.ts';

import { foldMessage } from './fold-message.ts';

/** One place of a pattern: any of some words or phrases, or a gap of a few words that do not matter. */
export type PatternItem =
  | {
      readonly words: ReadonlySet<string>;
      readonly starts: readonly string[];
      readonly phrases: readonly (readonly string[])[];
      readonly optional: boolean;
    }
  | { readonly gap: number };

/** A phrase that shows that someone is in danger. One that is also used in jest counts for less beside a laugh. */
export type Pattern = {
  readonly trouble: Trouble;
  readonly jest: boolean;
  readonly items: readonly PatternItem[];
};

/**
 * Reads a language's patterns, one a line: the trouble, a tab, and the items with a space between. An item is words with `|` between,
 * spelled as people spell them; `do+not` is one of two words. `?` behind makes an item optional, `*` behind a word stands for any ending,
 * `_` for up to two words, `_4` for up to four, `.` for the end of a clause. `~` before the trouble marks what is also said in jest. A
 * line of `@name`, a tab and words gives the words a name for the lines below.
 */
export function readPatterns(text: string): Pattern[] {
  return readEntries(text).flatMap((entry) => readPattern(entry) ?? []);
}

export type PatternEntry = {
  readonly head: string;
  readonly body: string;
  readonly names: ReadonlyMap<string, string>;
};

export function readEntries(text: string): PatternEntry[] {
  const names = new Map<string, string>();
  return joinLines(text).flatMap((line) => {
    const [head = '', body = ''] = line.split('\t');
    if (!head.startsWith('@')) return { head, body, names };
    names.set(head, body);
    return [];
  });
}

export function readItems(body: string, names: PatternEntry['names']): PatternItem[] {
  return body.split(' ').map((item) => readItem(item, names));
}

/** A line that begins with a space goes on with the one before; after `|` in the same item. */
function joinLines(text: string): string[] {
  return text.trim().replaceAll('|\n ', '|').replaceAll('\n ', ' ').split('\n');
}

function readPattern({ head, body, names }: PatternEntry): Pattern | null {
  const jest = head.startsWith('~');
  const trouble = troubles.find((one) => one === head.replace('~', ''));
  return trouble ? { trouble, jest, items: readItems(body, names) } : null;
}

function readItem(item: string, names: ReadonlyMap<string, string>): PatternItem {
  if (/^_\d?$/.test(item)) return { gap: Number(item.slice(1) || 2) };
  const all = item
    .replace(/\?$/, '')
    .split('|')
    .flatMap((word) => (word.startsWith('@') ? (names.get(word) ?? '').split('|') : word))
    .filter((word) => word !== '')
    .map(foldWord);
  const [phrases, words] = [all.filter(isPhrase), all.filter((word) => !isPhrase(word))];
  return {
    words: new Set(words),
    starts: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    phrases: phrases.map((phrase) => phrase.split('+')),
    optional: item.endsWith('?'),
  };
}

function isPhrase(word: string): boolean {
  return word.includes('+');
}

/** A word as it is in folded messages. Most are already, and reading thousands of them has to be quick. */
function foldWord(word: string): string {
  return /^[a-z+]+$/.test(word) ? word : word.replace(/[^+*.]+/g, foldMessage);
}
