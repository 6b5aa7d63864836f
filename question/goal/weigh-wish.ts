import { knowledgeWishes, makingWords, plainOpenings } from '#lexicon/goal/wish-words.ts';
import { wishModel } from '#lexicon/goal/weights.ts';
import { foldText } from '#search/text/plain-text.ts';
import type { Names } from '#search/query/names.ts';

import { classify } from '../classify/classify.ts';
import { unpackClassifier } from '../classify/pack-classifier.ts';
import { errorLine } from '../classify/tag-message.ts';
import { tagWish } from '../classify/wish-lines.ts';
import type { RankedGoal } from './rank-wished-goals.ts';

const model = unpackClassifier(wishModel);

/** Fitted to messages of authors whose other messages were not used for training. */
const weights = {
  wish: 0.66,
  score: 0.65,
  share: 1.2,
  asked: -3.8,
  making: 0.6,
  words: 1.2,
  broken: -2.5,
  none: -9.3,
} as const;
/** Shorter messages say less about a wish. */
const enoughWords = 6;

/** Whether a message uses words of wishing or making, and does not ask how things are. */
export function isWishing(message: string): boolean {
  return makingWords.test(foldText(message)) && !asksPlainly(message);
}

/** Whether it asks how things are, or shows an error. */
export function asksPlainly(message: string): boolean {
  const folded = foldText(message);
  return plainOpenings.test(folded) || knowledgeWishes.test(folded) || errorLine.test(message);
}

/** How likely it is that a message wishes for the best goal, as a logit: above 0 is more likely than not. */
export function weighWish(names: Names, message: string, best: RankedGoal | undefined): number {
  if (!best) return -Infinity;
  const folded = foldText(message);
  const words = folded.split(/\s+/).length;
  const making = makingWords.test(folded);
  return (
    weights.none +
    weights.wish * readWish(names, message) +
    weights.score * best.score +
    weights.share * best.share +
    weights.asked * Number(plainOpenings.test(folded) && !making) +
    weights.making * Number(making) +
    weights.words * Math.min(enoughWords, words) +
    weights.broken * Number(errorLine.test(message))
  );
}

/** The classifier's logit without its temperature. */
function readWish(names: Names, message: string): number {
  const { text, tags } = tagWish(names, message);
  const share = classify(model, text, tags).find(({ label }) => label === 'wish')?.share ?? 0;
  return model.temperature * Math.log(share / (1 - share));
}
