import { knownClauses, clauseBreaks, usedClauses, wantingWords } from '#lexicon/intent/stance-words.ts';

/** A part of a question, with what it says about the learner: `known`, `used` at work, or null if it asks or wishes. */
export type Clause = { readonly text: string; readonly stance: 'known' | 'used' | null };

/** The clauses of a question in their order; none of its words is lost. "I know Java and want to learn Kotlin" has two. */
export function listClauses(question: string): Clause[] {
  return question
    .split(clauseBreaks)
    .filter((text) => text.trim() !== '')
    .map((text) => ({ text, stance: readStance(text) }));
}

function readStance(text: string): Clause['stance'] {
  if (/[?¿؟？]\s*$/u.test(text) || wantingWords.test(text)) return null;
  if (knownClauses.test(text)) return 'known';
  return usedClauses.test(text) ? 'used' : null;
}
