import { makeCue } from './make-cue.ts';
import { askingWords } from '#lexicon/intent/asking-words.ts';
import {
  defenceWords,
  defendedThings,
  harmfulActions,
  harmfulThings,
  knowingWords,
  makingActions,
  waysWords,
} from '#lexicon/intent/unsafe-words.ts';

const asking = makeCue(askingWords);

/** Whether folded text asks for harm: to make what harms, or other harm, unless defended against or asked about. */
export function isUnsafe(text: string): boolean {
  if (harmfulThings.test(text) && makingActions.test(text)) return !defendedThings.test(text);
  if (defenceWords.test(text) || asksOnly(text)) return false;
  return (
    harmfulActions.some((action) => action.test(text)) || (harmfulThings.test(text) && !asking.test(text))
  );
}

function asksOnly(text: string): boolean {
  return knowingWords.test(text) && !waysWords.test(text);
}
