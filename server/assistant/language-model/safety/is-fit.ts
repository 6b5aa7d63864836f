import { foldMessage } from '#question/care/fold-message.ts';
import { screenMessage } from '#question/care/screen-message.ts';

import { unfitGlued, unfitWords } from './unfit-words.ts';

/** Whether words may be shown to a learner, after the words before them. */
export type IsFit = (words: string, before?: string) => boolean;

const { strict, ...everyone } = unfitWords;
const unfit = compile(Object.values(everyone).flat());
const unfitForYoung = compile(strict);
const youngUpTo = 15;

/** Words are unfit that insult, are about sex, encourage harm or ask who and where a learner is, however they are spelled; more so for the young. */
export function makeIsFit(age: number): IsFit {
  const isYoung = Math.floor(age) <= youngUpTo;
  const isFit = (words: string) => {
    const folded = foldMessage(words);
    return !unfit.test(folded) && !unfitGlued.test(words) && !(isYoung && unfitForYoung.test(folded));
  };
  return (words, before = '') => {
    const plain = unhide(words);
    const isAlone = before === '' || isFit(unhide(`${before} ${words}`));
    return isAlone && isFit(plain) && screenMessage(plain).care !== 'reply';
  };
}

function unhide(words: string): string {
  return words.replaceAll(/[*_~`\\]/g, '').replace(mixed, unmix);
}

/** The text without the sentences that are unfit, also together with the one before. */
export function keepFit(text: string, isFit: IsFit, before = ''): string {
  let last = before;
  return splitSpoken(text)
    .filter((sentence) => {
      if (!isFit(sentence, last)) return false;
      last = sentence.trim().slice(-beforeLength);
      return true;
    })
    .join('');
}

/** So much of the sentence before is looked at too. */
export const beforeLength = 80;

/** The sentences of a text in any language, each with the spaces behind it. */
export function splitSpoken(text: string): string[] {
  return text.split(/(?=\S)(?<=[.!?…][)"'”’*_]{0,3}\s+)|(?<=[。！？])/u);
}

function compile(patterns: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${patterns.join('|')})(?![\\p{L}\\p{M}])`, 'u');
}

/** Letters of another script that look like Latin ones, in a word that has Latin ones too. */
const mixed = /(?=\p{L}*\p{sc=Latin})(?=\p{L}*[аеорсухіѕј])\p{L}+/gu;
const latin = 'aeopcyxisj';
const looks = new Map('аеорсухіѕј'.split('').map((letter, at) => [letter, latin[at]]));

function unmix(word: string): string {
  return word.replaceAll(/[аеорсухіѕј]/gu, (letter) => looks.get(letter) ?? letter);
}
