import { newAtAll, newBefore, newBehind } from '#lexicon/intent/new-to-words.ts';

import { foldText } from '../../search/text/plain-text.ts';
import type { Names } from '../../search/query/names.ts';
import { readNames, splitNames } from './technologies.ts';

/** Whether the writer says that the subject is new to them, whatever else they know. */
export function isNewTo(names: Names, text: string, technologies: readonly string[]): boolean {
  const folded = foldText(text);
  if (newAtAll.test(folded)) return true;
  const words = splitNames(folded);
  return readNames(names, words).some(({ start, end, ...name }) => {
    if (name.kind !== 'covered' || !name.technologies.some((slug) => technologies.includes(slug)))
      return false;
    const [before, behind] = [words.slice(0, start).join(' '), words.slice(end).join(' ')];
    return newBefore.test(before) || newBehind.test(behind);
  });
}
