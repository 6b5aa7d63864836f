import { stemWord } from '../text/stem.ts';

/** The words of all entries, in alphabetical order. Words of one stem have its number. */
export type WordTable = {
  readonly words: readonly string[];
  readonly stems: Int32Array;
  /** The letters of each word as bits. */
  readonly letters: Int32Array;
  /** 1 for words of titles and names. Other words may be misspelled. */
  readonly named: Uint8Array;
  readonly places: ReadonlyMap<string, number>;
};

/** Learns words one by one and gives the number of the stem of each. */
export function startWordTable() {
  const known = new Map<string, { readonly stem: number; named: boolean }>();
  const numbers = new Map<string, number>();
  const numberOf = (stem: string): number => {
    const number = numbers.get(stem) ?? numbers.size;
    numbers.set(stem, number);
    return number;
  };
  return {
    learn(word: string, named: boolean): number {
      const entry = known.get(word) ?? { stem: numberOf(stemWord(word)), named };
      entry.named ||= named;
      known.set(word, entry);
      return entry.stem;
    },
    countStems: () => numbers.size,
    finish(): WordTable {
      const sorted = [...known].toSorted(([one], [other]) => (one < other ? -1 : 1));
      return {
        words: sorted.map(([word]) => word),
        stems: Int32Array.from(sorted, ([, { stem }]) => stem),
        letters: Int32Array.from(sorted, ([word]) => maskLetters(word)),
        named: Uint8Array.from(sorted, ([, { named }]) => Number(named)),
        places: new Map(sorted.map(([word], place) => [word, place])),
      };
    },
  };
}

export function maskLetters(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) % 32);
  return mask;
}

export function seekWord({ words }: WordTable, wanted: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
