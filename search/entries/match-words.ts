import { longestTyped, measureSlips } from './measure-slips.ts';
import { foldText } from '../text/plain-text.ts';

/** In any order, without capitals and accents, as parts of words, with one wrong letter from four and two from seven. */
export function matchesWords(text: string, typed: string): boolean {
  const wanted = splitTyped(typed);
  const whole = foldText(text);
  const missing = wanted.filter((word) => !whole.includes(word));
  if (missing.length === 0) return true;
  const words = splitWords(whole);
  return missing.every((word) => words.some((other) => isMisspelled(word, other)));
}

/** The words of what is typed, folded. */
export function splitTyped(typed: string): string[] {
  return foldText(typed).split(/\s+/).filter(Boolean);
}

function splitWords(text: string): string[] {
  return [...new Set(text.split(/[^\p{L}\p{M}\p{N}]+/u))];
}

/** The first letter is seldom wrong. */
function isMisspelled(typed: string, word: string): boolean {
  if (typed.length < 4 || typed.length > longestTyped || typed[0] !== word[0]) return false;
  const most = typed.length < 7 ? 1 : 2;
  const { whole, begun } = measureSlips(typed, word, most);
  return whole <= most || (typed.length > 4 && begun <= 1);
}
