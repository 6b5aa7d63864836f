import { learningWish, otherTimes, programTask } from '#lexicon/time/other-times.ts';

import { foldText } from '../../search/text/plain-text.ts';

/** Folded text with the digits of Arabic, Persian and Hindi as 0 to 9, and times of other things covered. Every letter keeps its place. */
export function foldTime(text: string): string {
  return coverOthers(foldText(text).replace(/[٠-٩۰-۹०-९]/g, readDigit));
}

const zeros = ['٠', '۰', '०'];

function readDigit(digit: string): string {
  const zero = zeros.findLast((first) => digit >= first) ?? digit;
  return String(digit.charCodeAt(0) - zero.charCodeAt(0));
}

/** "A 3d model" has no days. */
function coverOthers(text: string): string {
  if (!figures.test(text)) return text;
  if (programTask.test(text) && !learningWish.test(text)) return cover(text);
  return otherTimes.reduce((covered, times) => covered.replace(times, cover), text);
}

const figures =
  /\d|day|week|month|year|hour|minute|january|february|march|april|may|june|july|august|september|october|november|december/u;

function cover(said: string): string {
  return said.replaceAll(/\S/g, '·');
}
