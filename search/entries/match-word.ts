import { stemWord } from '../text/stem.ts';
import { longestTyped, measureSlips } from './measure-slips.ts';
import { maskLetters, seekWord, type WordTable } from './word-table.ts';

/** The stems that a typed word may mean, each with how sure that is, from 0 to 1. */
export type Matches = ReadonlyMap<number, number>;

const inflected = 0.97;
/** The beginning of the last word, and of a word before it. */
const [begun, begunInside] = [0.85, 0.7];
const bySlips = [1, 0.8, 0.6];
const begunSlip = 0.74;
/** The first letter is seldom wrong. */
const otherFirst = 0.85;

/** `isOpen` says that more letters may follow. */
export function matchWord(vocabulary: WordTable, typed: string, isOpen: boolean): Matches {
  const { places, stems, named } = vocabulary;
  const matches = new Map<number, number>();
  const add: Add = (place, sureness) => {
    const stem = stems[place] ?? 0;
    if (sureness > (matches.get(stem) ?? 0)) matches.set(stem, sureness);
  };
  const [own, stem] = [places.get(typed), places.get(stemWord(typed))];
  if (own !== undefined) add(own, 1);
  else if (stem !== undefined) add(stem, inflected);
  const isKnown = own !== undefined && named[own] === 1;
  if (isOpen || (typed.length > 2 && !isKnown))
    addBegun(vocabulary, typed, isOpen ? begun : begunInside, add);
  if (!isKnown && typed.length > 3 && typed.length <= longestTyped)
    addMisspelled(vocabulary, typed, isOpen, add);
  return matches;
}

type Add = (place: number, sureness: number) => void;

function addBegun(vocabulary: WordTable, typed: string, most: number, add: Add): void {
  const { words } = vocabulary;
  for (let place = seekWord(vocabulary, typed); place < words.length; place += 1) {
    const word = words[place] ?? '';
    if (!word.startsWith(typed)) return;
    add(place, most * measureShare(typed, word));
  }
}

function measureShare(typed: string, word: string): number {
  return 0.6 + 0.4 * Math.min(1, typed.length / word.length);
}

/** One slip from four letters, two from seven. */
function addMisspelled({ words, letters }: WordTable, typed: string, isOpen: boolean, add: Add): void {
  const most = typed.length < 7 ? 1 : 2;
  const mask = maskLetters(typed);
  for (let place = 0; place < words.length; place += 1) {
    if (countBits(mask & ~(letters[place] ?? 0)) > most) continue;
    const word = words[place] ?? '';
    if (word.length < Math.max(4, typed.length - most)) continue;
    if (!isOpen && word.length > typed.length + most) continue;
    const sureness = weighSlips(typed, word, { most, isOpen });
    if (sureness > 0) add(place, word[0] === typed[0] ? sureness : otherFirst * sureness);
  }
}

type Allowed = { readonly most: number; readonly isOpen: boolean };

function weighSlips(typed: string, word: string, { most, isOpen }: Allowed): number {
  const slips = measureSlips(typed, word, most);
  if (slips.whole <= most) return bySlips[slips.whole] ?? 0;
  if (!isOpen || slips.begun > most || typed.length < 4 + slips.begun) return 0;
  return begunSlip * (bySlips[slips.begun] ?? 0) * measureShare(typed, word);
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
