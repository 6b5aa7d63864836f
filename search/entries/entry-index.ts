import { squashName } from '../query/names.ts';
import { splitTokens } from '../text/tokens.ts';
import type { SearchEntry, EntryList } from './search-entry.ts';
import { indexGrams, type TitleGrams } from './title-grams.ts';
import { startWordTable, type WordTable } from './word-table.ts';

/** Which words are in which phrase. A phrase is a title, a name, a question, a chapter or the rare words of an entry. */
export type EntryIndex = {
  readonly entries: readonly SearchEntry[];
  readonly vocabulary: WordTable;
  readonly postings: readonly Int32Array[];
  readonly rarity: Float32Array;
  readonly phrases: Phrases;
  readonly grams: TitleGrams;
  /** Slugs of technologies by their names, which are squashed. */
  readonly technologies: ReadonlyMap<string, string>;
};

/** By phrase: its entry, the number of its field in `listTexts`, and the sum of the rarities of its stems. */
type Phrases = {
  readonly entry: Int32Array;
  readonly field: Uint8Array;
  readonly weight: Float32Array;
};

type Phrase = { readonly entry: number; readonly field: number; readonly stems: readonly number[] };

export function makeEntryIndex({ entries, technologies }: EntryList): EntryIndex {
  const vocabulary = startWordTable();
  const read = entries.flatMap((entry, at) =>
    listTexts(entry).map(([field, text]): Phrase => {
      const words = splitTokens(text).flatMap(({ text: word, parts }) => [word].concat(parts));
      const stems = new Set(words.map((word) => vocabulary.learn(word, field < 2)));
      return { entry: at, field, stems: [...stems] };
    }),
  );
  const postings = makePostings(read, vocabulary.countStems());
  const rarity = measureRarity(postings, read, entries.length);
  const slugs = technologies.flatMap(({ slug, names }) =>
    [slug, ...names].map((name) => [squashName(name), slug] as const),
  );
  return {
    entries,
    vocabulary: vocabulary.finish(),
    postings: postings.map((phrases) => Int32Array.from(phrases)),
    rarity,
    phrases: describePhrases(read, rarity),
    grams: indexGrams(entries),
    technologies: new Map(slugs),
  };
}

function listTexts({
  title,
  names,
  questions,
  chapter,
  words = '',
}: SearchEntry): [field: number, text: string][] {
  const texts = [[title], names, questions, [chapter], [words]];
  return texts.flatMap((some, field) =>
    some.filter((text) => text !== '').map((text): [number, string] => [field, text]),
  );
}

function makePostings(phrases: readonly Phrase[], size: number): number[][] {
  const postings: number[][] = Array.from({ length: size }, () => []);
  for (const [at, { stems }] of phrases.entries()) for (const stem of stems) postings[stem]?.push(at);
  return postings;
}

function measureRarity(
  postings: readonly (readonly number[])[],
  phrases: readonly Phrase[],
  total: number,
): Float32Array {
  return Float32Array.from(postings, (holding) => {
    const holders = new Set(holding.map((at) => phrases[at]?.entry)).size;
    return Math.log(1 + (total - holders + 0.5) / (holders + 0.5));
  });
}

function describePhrases(phrases: readonly Phrase[], rarity: Float32Array): Phrases {
  return {
    entry: Int32Array.from(phrases, ({ entry }) => entry),
    field: Uint8Array.from(phrases, ({ field }) => field),
    weight: Float32Array.from(phrases, ({ stems }) =>
      stems.reduce((sum, stem) => sum + (rarity[stem] ?? 0), 0),
    ),
  };
}
