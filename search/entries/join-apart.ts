import type { Matches } from './match-word.ts';
import type { WordTable } from './word-table.ts';

const byJoining = 0.9;
const shortest = 6;

/** "off canvas" as "offcanvas": a word with its neighbors may be one word of titles. */
export function joinApart(vocabulary: WordTable, matches: Matches, texts: readonly string[]): Matches {
  const { places, named, stems } = vocabulary;
  const all = new Map(matches);
  for (const [at, text] of texts.slice(1).entries()) {
    const joined = `${texts[at] ?? ''}${text}`;
    const place = joined.length < shortest ? -1 : (places.get(joined) ?? -1);
    const stem = named[place] === 1 ? stems[place] : undefined;
    if (stem !== undefined) all.set(stem, Math.max(byJoining, all.get(stem) ?? 0));
  }
  return all;
}
