import { limits } from '../../limits.ts';
import type { Library } from '#replies/library.ts';

import { allowTopics } from './allowed.ts';
import { makeLineFilter } from './filter-text.ts';
import type { Prompt } from './prompt.ts';

const { answer, lettersPerWord } = limits.model.words;

/**
 * Shows lines once they are whole and gated; what begins to repeat the instructions is shown no further, nor what is
 * longer than any answer that will be used.
 */
export function streamLines(library: Library, prompt: Prompt, onLines: (lines: string | null) => void) {
  const allowed = allowTopics(library, prompt);
  let gate = makeLineFilter(allowed);
  let length = 0;
  return (text: string | null) => {
    if (text === null) {
      gate = makeLineFilter(allowed);
      length = 0;
      return onLines(null);
    }
    length += text.length;
    if (length > answer * lettersPerWord) return undefined;
    const lines = gate.pass(text);
    return lines === '' || lines.includes(prompt.canary) ? undefined : onLines(lines);
  };
}
