import {
  asking,
  askShare,
  hasTechnology,
  isAsked,
  isBroken,
  likely,
  outright,
  rankIntents,
  sure,
} from './evidence.ts';
import type { Features } from './features.ts';

/** Whether one of our goals is wished for, and nothing is asked or broken. */
export function wantsOurGoal(seen: Features): boolean {
  return seen.ourGoal !== 'lost' && !seen.asks && !isBroken(seen);
}

export function hasExam(seen: Features): boolean {
  return seen.exam && !seen.trouble;
}

/** Whether it is asked or ordered how to come to know something, and nothing is broken. */
export function wishesToLearn(seen: Features): boolean {
  return seen.wishes && !isBroken(seen);
}

/** Whether something to make or reach is told, and no trouble on the way there. */
export function hasGoal(seen: Features): boolean {
  return seen.goal && hasTechnology(seen) && !isAsked(seen);
}

export function asksWorth(seen: Features): boolean {
  return seen.worth && hasTechnology(seen) && (seen.named > 0 || seen.retrieval.topicWords === 0);
}

/** Whether a time to learn in is named, and nothing asked. */
export function namesTime(seen: Features): boolean {
  return seen.time && askShare(seen) < likely && !isBroken(seen);
}

/** Whether a plan is named in no question, and nothing else is surely wanted; what an error says may be quoted beside it. */
export function namesPlan(seen: Features): boolean {
  const [first = 'plan'] = rankIntents(seen);
  const isElse = !asking.has(first) && !seen.errorLine && seen.shares[first] >= sure;
  return seen.planWord && !seen.asks && (first === 'plan' || !isElse);
}

/** Whether a plan is named, and no topic beside it. */
export function namesOnlyPlan({ planWord, asks, isBare, retrieval }: Features): boolean {
  return planWord && (isBare || (!asks && retrieval.topicWords === 0));
}

/** Whether it only tells of a life, and is not outright anything else. */
export function isTold(seen: Features): boolean {
  if (!seen.ofLife || seen.asks || seen.orders || isBroken(seen)) return false;
  const [first = 'plan', ...others] = rankIntents(seen);
  if (first === 'discouraged' && seen.shares.discouraged >= downhearted) return false;
  const isNext = others.slice(0, 2).includes('plan') && seen.shares[first] < nearlySure;
  return isNext || seen.shares[first] < outright;
}

/** Less than this, whoever only tells of a life wishes for a plan, where that is likely next. Our own choice. */
const nearlySure = 0.9;

/** So likely somebody has lost heart that a timetable would be no answer. */
const downhearted = 0.85;

/** Whether something else than a plan is the likeliest, and likely enough to go before signs of a plan. */
function wantsElse(seen: Features, enough = outright): boolean {
  const [first = 'plan'] = rankIntents(seen);
  return first !== 'plan' && seen.shares[first] >= enough;
}

/** Whether something is to be made, and nothing is broken or surely something else. */
export function buildsThing(seen: Features): boolean {
  return seen.makes && !seen.errorLine && !seen.code && !wantsElse(seen, sure);
}

/** Whether a quiz is asked for that is not to be made. */
export function asksQuiz({ quiz, makes, shares }: Features): boolean {
  return quiz && !(makes && shares.plan >= toBuild);
}

/** So likely a plan, a quiz is built and not asked. */
const toBuild = 0.95;

/** Whether a thing is described by what it has to do, and nothing is asked or broken. */
export function describesThing(seen: Features): boolean {
  const { required, shares, asks, endsAsking } = seen;
  if (required === 0 || isBroken(seen) || endsAsking || asksQuiz(seen)) return false;
  if (required < surely && wantsElse(seen)) return false;
  return (required >= plainly && !asks) || shares.plan >= maybe;
}

/** Whether a thing is plainly described that is to be made with what was chosen, whatever else is named. */
export function describesOurs(seen: Features): boolean {
  return seen.required >= plainly && seen.uncovered !== 'subject' && describesThing(seen);
}

/** So many things to do are no chance, and still more whatever else is likely; with one, it has to be likely enough that a plan is wanted. Our own choice. */
const [plainly, surely, maybe] = [2, 3, 0.2];

/** Whether somebody tells at length what they want to end in, pastes nothing, and asks nothing at last. */
export function tellsEnd(seen: Features): boolean {
  const isOther =
    seen.uncovered === 'subject' || seen.errorLine || seen.code || asksQuiz(seen) || seen.endsAsking;
  return seen.tellsEnd && hasTechnology(seen) && !isOther && !wantsElse(seen) && seen.shares.cheat < likely;
}
