import { limits } from '../../limits.ts';
import type { Library } from '#replies/library.ts';

import { allowTopics } from './allowed.ts';
import { makeLineFilter } from './filter-text.ts';
import type { Prompt } from './prompt.ts';

const { answer, lettersPerWord } = limits.model.words;

/** Streams finished, filtered lines, and stops at one that repeats the instructions or beyond the longest answer. */
export function streamLines(library: Library, prompt: Prompt, onLines: (lines: string | null) => void) {
  const allowed = allowTopics(library, prompt);
  let filter = makeLineFilter(allowed);
  let length = 0;
  return (text: string | null) => {
    if (text === null) {
      filter = makeLineFilter(allowed);
      length = 0;
      return onLines(null);
    }
    length += text.length;
    if (length > answer * lettersPerWord) return undefined;
    const lines = filter.pass(text);
    return lines === '' || lines.includes(prompt.canary) ? undefined : onLines(lines);
  };
}
