import { type Trouble, troubles } from '#lexicon/care/trouble.ts';

/** One place of a pattern: any of some words, or a gap of a few words that do not matter. */
export type PatternItem =
  | { readonly words: ReadonlySet<string>; readonly starts: readonly string[]; readonly optional: boolean }
  | { readonly gap: number };

/** A phrase that shows that someone is in danger. One that is also used in jest counts for less beside a laugh. */
export type Pattern = {
  readonly trouble: Trouble;
  readonly jest: boolean;
  readonly items: readonly PatternItem[];
};

/**
 * Reads a language's patterns, one a line: the trouble, a tab, and the items with a space between. An item is words with `|` between;
 * `?` behind makes it optional, `*` behind a word stands for any ending, `_` for up to two words, `_4` for up to four. `~` before the
 * trouble marks what is also said in jest. A line of `@name`, a tab and words gives the words a name for the lines below.
 */
export function readPatterns(text: string): Pattern[] {
  const names = new Map<string, string>();
  return joinLines(text).flatMap((line) => {
    const [head = '', body = ''] = line.split('\t');
    if (!head.startsWith('@')) return readPattern(head, body, names) ?? [];
    names.set(head, body);
    return [];
  });
}

/** A line that begins with a space goes on with the one before; after `|` in the same item. */
function joinLines(text: string): string[] {
  return text.trim().replaceAll('|\n ', '|').replaceAll('\n ', ' ').split('\n');
}

function readPattern(head: string, body: string, names: ReadonlyMap<string, string>): Pattern | null {
  const jest = head.startsWith('~');
  const trouble = troubles.find((one) => one === head.replace('~', ''));
  if (!trouble) return null;
  return { trouble, jest, items: body.split(' ').map((item) => readItem(item, names)) };
}

function readItem(item: string, names: ReadonlyMap<string, string>): PatternItem {
  if (/^_\d?$/.test(item)) return { gap: Number(item.slice(1) || 2) };
  const optional = item.endsWith('?');
  const words = item
    .replace(/\?$/, '')
    .split('|')
    .flatMap((word) => (word.startsWith('@') ? (names.get(word) ?? '').split('|') : word))
    .filter((word) => word !== '');
  const starts = words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
  return { words: new Set(words), starts, optional };
}
