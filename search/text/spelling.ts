import { measureEdits } from './edit-distance.ts';

/** The words that exist, by length, each with a mask of the letters in it so that most need not be measured. */
export type Speller = {
  readonly known: ReadonlySet<string>;
  readonly byLength: ReadonlyMap<number, readonly Spelling[]>;
};
type Spelling = { readonly word: string; readonly letters: number };
export type Respelling = { readonly word: string; readonly edits: number };

/** Makes a speller of words; those with digits, symbols or fewer than four letters are known but never proposed. */
export function makeSpeller(words: Iterable<string>): Speller {
  const known = new Set(words);
  const byLength = new Map<number, Spelling[]>();
  for (const word of known) {
    if (word.length < 4 || !/^\p{L}+$/u.test(word)) continue;
    const shelf = byLength.get(word.length);
    if (shelf) shelf.push({ word, letters: maskLetters(word) });
    else byLength.set(word.length, [{ word, letters: maskLetters(word) }]);
  }
  return { known, byLength };
}

/** The nearest known words: one edit from four letters, two from eight. None for known words, digits or symbols. */
export function findCorrections(speller: Speller, word: string): Respelling[] {
  if (speller.known.has(word) || word.length < 4 || word.length > 24 || !/^\p{L}+$/u.test(word)) return [];
  let most = word.length < 8 ? 1 : 2;
  let nearest: Respelling[] = [];
  for (const candidate of findCandidates(speller, word, most)) {
    const edits = measureEdits(word, candidate, most);
    if (edits > most) continue;
    if (edits < most) nearest = [];
    most = edits;
    nearest.push({ word: candidate, edits });
  }
  return nearest;
}

function* findCandidates({ byLength }: Speller, word: string, most: number): Generator<string> {
  const letters = maskLetters(word);
  for (let length = word.length - most; length <= word.length + most; length += 1) {
    for (const candidate of byLength.get(length) ?? []) {
      if (countBits(candidate.letters ^ letters) > 2 * most) continue;
      if (most === 1 || candidate.word[0] === word[0] || candidate.word[1] === word[0]) yield candidate.word;
    }
  }
}

function maskLetters(word: string): number {
  let mask = 0;
  for (const letter of word) mask |= 1 << ((letter.codePointAt(0) ?? 0) % 32);
  return mask;
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
