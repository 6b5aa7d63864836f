import {
  hasTechnology,
  isAnswered,
  isAsked,
  isBroken,
  isClearly,
  isLikely,
  isSimilar,
  leads,
  sure,
  told,
} from './evidence.ts';
import type { Features } from './features.ts';

/** Whether someone else is to write what the learner has to hand in. */
export function isHomework(seen: Features): boolean {
  const { cheat } = seen.shares;
  if (seen.trouble) return false;
  if (seen.schoolwork) return cheat >= 0.25;
  if (seen.asks && cheat < 0.7) return false;
  return isLikely(seen, 'cheat') || (seen.orders && cheat >= 0.35 && !isAnswered(seen));
}

/** Whether what it is about has no roadmap, and no topic of ours answers it. */
export function hasNoRoadmap({ uncovered, retrieval }: Features): boolean {
  return uncovered === 'subject' && !retrieval.standsIn;
}

/** Whether it is about another part of life: of a question that must be sure. */
export function isElsewhere(seen: Features): boolean {
  if (seen.ofSelf || (seen.asks && isTouched(seen) && seen.shares.offtopic < sure)) return false;
  return isClearly(seen, 'offtopic');
}

/** Whether heart is lost, and it is not only told what makes learning hard. */
export function hasLostHeart(seen: Features): boolean {
  if (isBroken(seen)) return false;
  return seen.heart
    ? leads(seen, 'discouraged')
    : seen.shares.discouraged >= 0.8 && isLikely(seen, 'discouraged') && !seen.ofLife;
}

/** Whether it is asked how long a technology takes or what work it leads to, and not a topic of one. */
export function asksOutcome(seen: Features): boolean {
  const asks = seen.asksLength || (seen.asksWork && seen.asks);
  return asks && hasTechnology(seen) && (seen.named > 0 || !isAnswered(seen));
}

/** Whether nothing is asked but which of some technologies to take, and no topic compares them. */
export function weighsOnly(seen: Features): boolean {
  return seen.weighs && seen.shares.compare + seen.shares.career >= told && !isAnswered(seen);
}

/** Whether no word of it names a subject, and it is no title as a whole. */
export function isNameless(seen: Features): boolean {
  return seen.retrieval.topicWords === 0 && seen.retrieval.similarity < touched;
}

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

function isTouched({ retrieval: { similarity } }: Features): boolean {
  return similarity >= brushed;
}

/** At least so near to a title, a topic of the technology chosen is offered; so near, it may be about one. */
const [touched, brushed] = [0.3, 0.2];
