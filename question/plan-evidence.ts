import {
  askShare,
  hasTechnology,
  isAnswered,
  isAsked,
  isBroken,
  isLikely,
  isSimilar,
  sure,
  told,
} from './evidence.ts';
import type { Features } from './features.ts';

/** Whether a plan is most likely wanted; beside something broken it must be sure. */
export function wantsPlan(seen: Features): boolean {
  return isLikely(seen, 'plan') && !(isBroken(seen) && seen.shares.plan < sure);
}

/** Whether an examination lies ahead that the learner means to pass. */
export function hasExam(seen: Features): boolean {
  return seen.exam && !seen.trouble && seen.shares.cheat < sure;
}

/** Whether it is asked or ordered how to come to know something, and nothing is broken. */
export function wishesToLearn(seen: Features): boolean {
  return seen.wishes && !isBroken(seen);
}

/** Whether something to make or reach is told, and no trouble on the way there. */
export function hasGoal(seen: Features): boolean {
  if (seen.asks && seen.shares.plan < wished) return false;
  return seen.goal && hasTechnology(seen) && !seen.trouble && askShare(seen) < 0.5;
}

/** Whether it is asked whether to learn a technology, and not a topic of one. */
export function asksWorth(seen: Features): boolean {
  return seen.worth && hasTechnology(seen) && (seen.named > 0 || seen.retrieval.topicWords === 0);
}

/** Whether a time to learn in is named, and nothing that a topic answers. */
export function namesTime(seen: Features): boolean {
  return seen.time && askShare(seen) < told && !isBroken(seen);
}

/** Whether a plan or learning is named as what is wanted, and not as what is asked about. */
export function namesPlan({ planWord, learnWord, asks, shares }: Features): boolean {
  if (!asks || shares.plan >= wished) return planWord || learnWord;
  return planWord && shares.concept + shares.error + shares.compare < told;
}

/** Whether a message asks nothing and is not answered by a topic either. */
export function tellsOnly(seen: Features): boolean {
  if (isAsked(seen) || seen.orders || askShare(seen) >= told) return false;
  if (isAnswered(seen)) return seen.ofLife && askShare(seen) < hardlyAsked;
  return askShare(seen) < hardlyAsked || !isSimilar(seen);
}

/** Whether it tells of who wrote it: then a title that it happens to name is no question. */
export function tellsOfSelf(seen: Features): boolean {
  if (!seen.ofSelf || seen.asks || isBroken(seen)) return false;
  if (isOfOurs(seen) && !seen.ofLife) return askShare(seen) < hardlyAsked && !isAnswered(seen);
  if (isAnswered(seen) && isSimilar(seen) && seen.retrieval.topicWords > 1)
    return askShare(seen) < hardlyAsked;
  return askShare(seen) < (seen.retrieval.band === 'foreign' ? likelyTold : told);
}

/** Whether several of its words are ours, and a topic holds some of them. */
function isOfOurs({ retrieval: { band, isFamiliar, topicWords } }: Features): boolean {
  return band !== 'foreign' && (isFamiliar || topicWords > 2);
}

/** Whether it tells of a life: days, people, work and age. */
export function tellsOfLife(seen: Features): boolean {
  if (!seen.ofLife || seen.asks || seen.orders || isBroken(seen)) return false;
  if (isAnswered(seen) && isSimilar(seen) && !seen.ofSelf) return false;
  if (seen.ofSelf) return askShare(seen) < sure;
  return askShare(seen) < (isAnswered(seen) ? 0.5 : 0.8);
}

/** Whether it holds nothing but names, times and words of planning, and asks nothing. */
export function isBare(seen: Features): boolean {
  return seen.retrieval.topicWords === 0 && seen.retrieval.similarity < whole && !isAsked(seen);
}

/** A question so likely wishes for a plan. */
const wished = 0.3;
/** Where no topic holds any of it, so much may be asked and it only tells; less likely than the second, it hardly asks. */
const [likelyTold, hardlyAsked] = [0.7, 0.05];
/** At least so near, words that by themselves name nothing are a title. */
const whole = 0.8;
