import { foldText } from '../../search/text/plain-text.ts';
import { makeCue } from '../intent/make-cue.ts';
import { levelClaims, levelWords, notBeginner, otherLevels } from '#lexicon/intent/level-words.ts';

export type LearnerLevel = 1 | 2 | 3;

/** The level that the learner claims or wants a plan of; null without one. What somebody wants to become does not count. */
export function readLevel(question: string): LearnerLevel | null {
  const text = foldText(question);
  if (notBeginner.test(text)) return 2;
  const claimed = levelClaims.find(([, claim]) => claim.test(text));
  if (claimed) return claimed[0];
  const own = text.replace(otherLevels, ' ');
  return cues.find(([, cue]) => cue.test(own))?.[0] ?? null;
}

const cues = levelWords.map(([level, words]) => [level, makeCue(words)] as const);
