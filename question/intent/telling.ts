import { looksLikeCode } from './content.ts';
import { namesPlan, readWish } from './intent.ts';
import { foldText } from '../../search/text/plain-text.ts';
import { troubleWords } from '#lexicon/intent/asking-words.ts';
import { makeCue } from './cues.ts';
import { isEnglish } from '../translate.ts';
import { foreignWords, sharedWords } from '#lexicon/text/foreign-words.ts';
import { stopWords } from '#lexicon/text/stop-words.ts';
import {
  lifeForms,
  orderForms,
  plainAsking,
  selfForms,
  wantingForms,
} from '#lexicon/intent/telling-words.ts';

/** Whether a message asks nothing and orders nothing: "I work at night", "a month off, two kids". */
export function tellsOnly(message: string): boolean {
  const text = foldText(message);
  const wish = readWish(text);
  if (namesPlan(text) || wish === 'homework' || orderForms.test(text) || looksLikeCode(text)) return false;
  return isEnglish(message) ? !trouble.test(text) && !plainAsking.test(text) : wish === 'none';
}

/** Whether it is a sentence at all, and does not ask for somebody: not "asdf", and not "who won". */
export function tellsAnything(message: string): boolean {
  const words = foldText(message).split(' ');
  const isSentence = !isEnglish(message) || words.some((word) => smallWords.some((small) => small.has(word)));
  return isSentence && !/^(?:who|whose|whom|which)$/.test(words[0] ?? '');
}

/** Whether such a message tells of who wrote it, and wants nothing else. */
export function tellsOfSelf(message: string): boolean {
  const text = foldText(message);
  return (selfForms.test(text) || lifeForms.test(text)) && !wantingForms.test(text);
}

/** Whether it tells of a life, of days, people, work: what a plan has to fit in with. */
export function tellsOfLife(message: string): boolean {
  const text = foldText(message);
  const isOwn = selfForms.test(text) || text.split(' ').length <= short;
  return isOwn && lifeForms.test(text) && !wantingForms.test(text);
}

/** So few words that name a part of life tell of one's own. */
const short = 10;
const trouble = makeCue(troubleWords);
const smallWords = [stopWords, foreignWords, sharedWords];
