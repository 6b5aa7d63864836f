import { stemWord } from '../text/stem.ts';
import { longestTyped, measureSlips } from './measure-slips.ts';
import { seekWord, type WordTable } from './word-table.ts';

const shortest = 6;
const [shortestPart, shortestLonger] = [2, 4];

/** "leftjoin" as "left" and "join": a word that is none, and no slip in one, if it is two words of titles. */
export function splitJoined(vocabulary: WordTable, text: string, isOpen: boolean): readonly string[] {
  const isShort = text.length < shortest || text.length > longestTyped;
  if (isShort || isKnown(vocabulary, text) || (isOpen && begins(vocabulary, text))) return [text];
  const ends = Array.from({ length: text.length - 2 * shortestPart + 1 }, (_, at) => at + shortestPart);
  const splits = ends
    .map((end): [string, string] => [text.slice(0, end), text.slice(end)])
    .filter(
      ([one, other]) =>
        Math.max(one.length, other.length) >= shortestLonger &&
        isTitleWord(vocabulary, one) &&
        isTitleWord(vocabulary, other),
    );
  // Two words of about the same length are seldom there by chance.
  const [best] = splits.toSorted((one, other) => measureSkew(one) - measureSkew(other));
  return best && !isMisspelled(vocabulary, text) ? best : [text];
}

/** "statred" is "started" and not "stat" and "red". */
export function isMisspelled({ words, named }: WordTable, text: string): boolean {
  return words.some(
    (word, place) =>
      named[place] === 1 &&
      Math.abs(word.length - text.length) <= 1 &&
      measureSlips(text, word, 1).whole <= 1,
  );
}

function isKnown({ places }: WordTable, text: string): boolean {
  return places.has(text) || places.has(stemWord(text));
}

function begins(vocabulary: WordTable, text: string): boolean {
  return vocabulary.words[seekWord(vocabulary, text)]?.startsWith(text) ?? false;
}

function isTitleWord({ places, named }: WordTable, text: string): boolean {
  const place = places.get(text) ?? places.get(stemWord(text));
  return place !== undefined && named[place] === 1;
}

function measureSkew([one, other]: readonly [string, string]): number {
  return Math.abs(one.length - other.length);
}
