import { foldText } from './plain-text.ts';
import { makeCue } from './cues.ts';
import { levelWords, notBeginner } from './words/level-words.ts';

/** 1 beginner, 2 intermediate, 3 advanced. */
export type LearnerLevel = 1 | 2 | 3;

/** The level a learner claims in the words of the question; null where none is named. */
export function readLevel(question: string): LearnerLevel | null {
  const text = foldText(question);
  if (notBeginner.test(text)) return 2;
  return cues.find(([, cue]) => cue.test(text))?.[0] ?? null;
}

const cues = levelWords.map(([level, words]) => [level, makeCue(words)] as const);
