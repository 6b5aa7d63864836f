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

/** Whether folded text asks to make something harmful or to do other harm, unless it is about defense or only a question. */
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
