import type { CompiledGoal } from '#content/goals.ts';
import { makingWords, plainOpenings } from '#lexicon/goal/wish-words.ts';
import { shapeWords } from '#lexicon/goal/shape-words.ts';
import { foldText } from '#search/text/plain-text.ts';

import type { OwnGoals } from './own-goals.ts';
import { readThings } from './read-things.ts';

/** A goal made from a shape, and what the learner calls its things. */
export type ReadShape = {
  readonly goal: CompiledGoal;
  readonly things: string | null;
  readonly isPlain: 'apart' | 'always' | null;
};

/** The learner's own thing, if a message plainly says what kind it is and the chosen technologies can make it. */
export function readShape(own: OwnGoals, message: string, technologies: readonly string[]): ReadShape | null {
  const folded = foldText(message);
  if (plainOpenings.test(folded) || message.trim().endsWith('?') || ofOthers.test(folded)) return null;
  for (const { shape, says, isPlain = null } of shapeWords) {
    if (!says.test(folded) || !(isPlain !== null || wishes.test(folded))) continue;
    const goal = technologies.flatMap((slug) => own.get(`${shape}/${slug}`) ?? [])[0];
    if (!goal) continue;
    return { goal, things: readThings(message), isPlain };
  }
  return null;
}

/** What others made is told, not wished for. */
const ofOthers =
  /\b(?:they|he|she|girls?|boys?|kids|someone|somebody|people|classmates?)\b[^.]{0,30} (?:made|built|created|posted|put up) (?:an?|the|this)\b[^.]* about me\b/u;

const wishes = new RegExp(
  String.raw`${makingWords.source}|\b(?:wants|wish|hope to|have to|keep|track|like to|love|program|project|automat\w*)\b`,
  'u',
);
