import { knownThoughts, thoughtBreaks, usedThoughts, wantingWords } from '#lexicon/intent/told-words.ts';

/** A part of a question: what it tells of the learner, `known` or `used` at work, or null where it asks or wishes. */
export type Thought = { readonly text: string; readonly told: 'known' | 'used' | null };

/** The thoughts of a question in their order; none of its words is lost. "I know Java and want to learn Kotlin" has two. */
export function listThoughts(question: string): Thought[] {
  return question
    .split(thoughtBreaks)
    .filter((text) => text.trim() !== '')
    .map((text) => ({ text, told: readTold(text) }));
}

function readTold(text: string): Thought['told'] {
  if (/[?¿؟？]\s*$/u.test(text) || wantingWords.test(text)) return null;
  if (knownThoughts.test(text)) return 'known';
  return usedThoughts.test(text) ? 'used' : null;
}
