import {
  askShare,
  hasTechnology,
  isAnswered,
  isAsked,
  isBroken,
  isSimilar,
  likely,
  outright,
  rankIntents,
  sure,
} from './evidence.ts';
import type { Features } from './features.ts';

/** Whether it names work that learners hand in, and may want it ready-made. */
export function isHomework({ schoolwork, trouble, shares }: Features): boolean {
  return schoolwork && !trouble && shares.cheat >= handedIn;
}

/** Whether its subject has no roadmap, and none of our topics answers instead; a plan for it is not a plan for something near. */
export function hasNoRoadmap({ uncovered, retrieval, shares, planWord }: Features): boolean {
  return uncovered === 'subject' && (!retrieval.standsIn || (planWord && shares.plan >= outright));
}

/** Whether it asks about something without a roadmap although the form names a technology, and no topic comes near. */
export function asksNoRoadmap(seen: Features): boolean {
  const { uncovered, named, retrieval, shares } = seen;
  if (uncovered !== 'beside' || retrieval.standsIn || shares.plan >= shares.uncovered + mayWish) return false;
  if (named > 0) return shares.uncovered >= sure && !seen.offersChoice;
  const isWish = seen.learnWord || seen.goal || seen.wishes;
  const isFar = seen.asks && !isWish && retrieval.similarity < touched;
  return !isSimilar(seen) && (isFar || shares.uncovered >= (isWish ? likely : namedBeside));
}

/** Whether it only asks which technology to take, for whatever purpose. */
export function weighsOnly(seen: Features): boolean {
  const { shares, planWord, learnWord, code, errorLine, offersChoice } = seen;
  const isWish = planWord || (learnWord && !seen.asks);
  const isWhole = seen.retrieval.topicWords === 0 ? isAnswered(seen) : isSimilar(seen);
  return (
    offersChoice && !isWish && !code && !errorLine && shares.concept + shares.error < leaning && !isWhole
  );
}

/** Whether a plan is possible, and a message without a reply before it tells something and asks nothing. Politeness wants no plan. */
export function asksNothing(seen: Features): boolean {
  const { smallTalk, shares, asks, orders, ofSelf, ofLife } = seen;
  if (!hasTechnology(seen) || seen.hasReply) return false;
  if (smallTalk !== null) return false;
  if (asks || orders || isBroken(seen)) return false;
  if (onlyChats(seen)) return false;
  if (shares.chat >= (ofSelf ? likely : sure)) return true;
  return ofSelf && shares.offtopic >= (ofLife ? likely : sure);
}

export function onlyChats(seen: Features): boolean {
  const isStory = seen.isLong && seen.rejoices && seen.shares.chat >= surelyChat;
  return (
    (isStory || (seen.isLong && seen.ofSelf && seen.rejoices && seen.shares.chat >= likelyChat)) &&
    !seen.asks &&
    !seen.orders &&
    !seen.planWord &&
    !isBroken(seen)
  );
}

/** Whether nothing is likely, unless that someone has lost heart. */
export function losesHeart(seen: Features): boolean {
  return rankIntents(seen)[0] === 'discouraged' && seen.shares.discouraged >= downcast;
}

/** Whether we know something about it, and it is likeliest a question, or looks like one or is a title and is likely nothing else. */
export function asksWhatWeHold(seen: Features): boolean {
  const [first = 'plan'] = rankIntents(seen);
  const [asked, share] = [askShare(seen), seen.shares[first]];
  const { topicWords, similarity } = seen.retrieval;
  const hasForm = (seen.asks && topicWords > 0) || (isAnswered(seen) && isSimilar(seen));
  const seemsAsked = similarity >= title || (hasForm && asked >= mayAsk);
  return (seen.errorLine || asked >= share || (seemsAsked && share < outright)) && isHeld(seen);
}

/** Whether nothing is likely, but it asks for something that we teach, or a topic surely answers. */
export function mayAskWhatWeHold(seen: Features): boolean {
  return (seen.asks || seen.orders || (isAnswered(seen) && isSimilar(seen))) && isHeld(seen);
}

/** Harm is refused only where it is wanted outright. */
export function wantsHarm({ shares }: Features): boolean {
  return shares.harm >= outright;
}

/** Whether its subject is a name without a roadmap, and neither a technology nor a topic of ours. */
export function wantsUncovered(seen: Features): boolean {
  if (seen.uncovered !== 'beside') return seen.uncovered !== null || seen.shares.uncovered >= sure;
  return seen.named === 0 && !(seen.retrieval.standsIn && isSimilar(seen));
}

function isHeld(seen: Features): boolean {
  const { band, similarity, isFamiliar } = seen.retrieval;
  if (band !== 'foreign' || seen.code || seen.errorLine || isFamiliar || isHeard(seen)) return true;
  return (hasTechnology(seen) && similarity >= touched) || (seen.named > 0 && isAsked(seen));
}

function isHeard(seen: Features): boolean {
  return hasTechnology(seen) && askShare(seen) >= leaning && seen.retrieval.score >= heard;
}

/** If a wish for a plan is this much likelier, it is not about what has no roadmap. */
const mayWish = 0.1;
/** The least likelihood of being about what has no roadmap, if only that is named and nothing is wished. */
const namedBeside = 0.25;
const heard = 4;
const [surelyChat, likelyChat] = [0.95, 0.75];
const downcast = 0.35;
const touched = 0.3;
const leaning = 0.5;
/** The least likelihood of a question for something in the form of one. */
const mayAsk = 0.2;
const title = 0.8;
/** The same if it names work that learners hand in. */
const handedIn = 0.1;
