import type { Features } from './features.ts';
import type { Intent } from './meaning.ts';

/** So near to a title, a message is about that topic. */
const similar = 0.4;
/** So likely, an intent decides; so sure, it decides whatever was found. */
const [likely, sure] = [0.55, 0.9];

/** How likely it is that something is asked which a topic may answer. */
export function askShare({ shares }: Features): number {
  return shares.concept + shares.error + shares.compare;
}

export function hasTechnology({ technologies }: Features): boolean {
  return technologies > 0;
}

/** Whether a message asks something, by its signs, by what it shows, or by what it most likely is. */
function isAsked(seen: Features): boolean {
  return seen.asks || isBroken(seen) || askShare(seen) >= 0.5;
}

/** Whether it shows or tells of something that does not work. */
function isBroken({ code, errorLine, trouble }: Features): boolean {
  return code || errorLine || trouble;
}

/** Whether the best topic surely holds what is said. */
export function isAnswered({ retrieval: { band, similarity } }: Features): boolean {
  return band === 'sure' && similarity > 0;
}

/** Whether a message most likely has an intent that no topic answers. */
export function isLikely(seen: Features, intent: Intent): boolean {
  const share = seen.shares[intent];
  return (share >= sure && !isSame(seen)) || (share >= likely && !(isAnswered(seen) && isSimilar(seen)));
}

/** The same of what a topic may hold the words of, and does not answer: whether it is worth learning, what comes next. */
export function isPlainly(seen: Features, intent: Intent): boolean {
  if (seen.shares[intent] >= sure) return !seen.code;
  return isLikely(seen, intent) && (seen.asks || !hasTechnology(seen));
}

/** Whether someone else is to write what the learner has to hand in. */
export function isHomework(seen: Features): boolean {
  const { cheat } = seen.shares;
  if (seen.trouble) return false;
  if (seen.schoolwork) return cheat >= likely;
  if (seen.asks && cheat < 0.8) return false;
  return isLikely(seen, 'cheat') || (seen.orders && cheat >= 0.35 && !isAnswered(seen));
}

/** Whether what it is about has no roadmap, and no topic of ours answers it. */
export function hasNoRoadmap({ uncovered, retrieval }: Features): boolean {
  return uncovered === 'subject' && !retrieval.standsIn;
}

/** The same, but sure where something is found or a plan is the other reply. */
export function isClearly(seen: Features, intent: Intent): boolean {
  if (seen.shares[intent] >= sure) return !isSame(seen);
  return isLikely(seen, intent) && (seen.asks || seen.orders ? !isAnswered(seen) : !hasTechnology(seen));
}

/** Whether it is about another part of life: of a question that must be sure. */
export function isElsewhere(seen: Features): boolean {
  if (seen.ofSelf || (seen.asks && isTouched(seen) && seen.shares.offtopic < sure)) return false;
  return isClearly(seen, 'offtopic');
}

/** Whether a plan is most likely wanted; beside something broken it must be sure. */
export function wantsPlan(seen: Features): boolean {
  return isLikely(seen, 'plan') && !(isBroken(seen) && seen.shares.plan < sure);
}

/** Whether no other intent is likelier, though it may not be likely. */
function leads({ shares }: Features, intent: Intent): boolean {
  return Object.values(shares).every((share) => share <= shares[intent]);
}

/** Whether an examination lies ahead that the learner means to pass. */
export function hasExam(seen: Features): boolean {
  return seen.exam && !seen.trouble && seen.shares.cheat < sure;
}

/** Whether heart is lost, and it is not only told what makes learning hard. */
export function hasLostHeart(seen: Features): boolean {
  if (isBroken(seen)) return false;
  return seen.heart
    ? leads(seen, 'discouraged')
    : seen.shares.discouraged >= 0.8 && isLikely(seen, 'discouraged') && !seen.ofLife;
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

/** Whether it is asked how long a technology takes or what work it leads to, and not a topic of one. */
export function asksOutcome(seen: Features): boolean {
  const asks = seen.asksLength || (seen.asksWork && seen.asks);
  return asks && hasTechnology(seen) && (seen.named > 0 || !isAnswered(seen));
}

/** Whether a message asks nothing and is not answered by a topic either. */
export function tellsOnly(seen: Features): boolean {
  if (isAsked(seen) || seen.orders || askShare(seen) >= told) return false;
  if (isAnswered(seen)) return seen.ofLife && askShare(seen) < hardlyAsked;
  return askShare(seen) < hardlyAsked || !isSimilar(seen);
}

/** Whether nothing is asked but which of some technologies to take, and no topic compares them. */
export function weighsOnly(seen: Features): boolean {
  return seen.weighs && seen.shares.compare + seen.shares.career >= told && !isAnswered(seen);
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

/** A question so likely wishes for a plan. */
const wished = 0.3;

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
  return askShare(seen) < (isAnswered(seen) ? 0.5 : 0.8);
}

/** Less likely to ask than this, a message tells; so too where no topic holds any of it. */
const [told, likelyTold] = [0.4, 0.7];
const hardlyAsked = 0.05;

/** So near, it is the very thing. */
const same = 0.7;

function isSame({ retrieval: { similarity } }: Features): boolean {
  return similarity >= same;
}

function isSimilar({ retrieval: { similarity } }: Features): boolean {
  return similarity >= similar;
}

/** Whether no word of it names a subject, and it is no title as a whole. */
export function isNameless(seen: Features): boolean {
  return seen.retrieval.topicWords === 0 && seen.retrieval.similarity < touched;
}

/** Whether it holds nothing but names, times and words of planning, and asks nothing. */
export function isBare(seen: Features): boolean {
  return seen.retrieval.topicWords === 0 && seen.retrieval.similarity < whole && !isAsked(seen);
}

/** At least so near, words that by themselves name nothing are a title. */
const whole = 0.8;

/** Whether a name without a roadmap is what it is about. */
export function isBeside(seen: Features): boolean {
  if (seen.uncovered !== 'beside') return false;
  return !isSimilar(seen) && (seen.shares.uncovered >= 0.5 || isNameless(seen));
}

/** Whether it is a question of ours, however well it is answered. */
export function isHeld(seen: Features): boolean {
  const { band, similarity, isFamiliar } = seen.retrieval;
  if (band !== 'foreign' || seen.code || seen.errorLine || isFamiliar) return true;
  return (hasTechnology(seen) && similarity >= touched) || (seen.named > 0 && isAsked(seen));
}

/** At least so near to a title, a topic of the technology chosen is offered. */
const touched = 0.3;

function isTouched({ retrieval: { similarity } }: Features): boolean {
  return similarity >= 0.2;
}
