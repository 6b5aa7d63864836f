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

/** Whether it wishes for one of our goals, asks nothing and has no error. */
export function wantsOurGoal(seen: Features): boolean {
  return seen.ourGoal !== 'lost' && !seen.asks && !isBroken(seen);
}

export function hasExam(seen: Features): boolean {
  return seen.exam && !seen.trouble;
}

/** Whether it asks or orders how to learn something, without an error. */
export function wishesToLearn(seen: Features): boolean {
  return seen.wishes && !isBroken(seen);
}

/** Whether it tells of something to make or reach, and of no trouble on the way. */
export function hasGoal(seen: Features): boolean {
  return seen.goal && hasTechnology(seen) && !isAsked(seen);
}

export function asksWorth(seen: Features): boolean {
  return seen.worth && hasTechnology(seen) && (seen.named > 0 || seen.retrieval.topicWords === 0);
}

/** Whether it names a time to learn and asks nothing. */
export function namesTime(seen: Features): boolean {
  return seen.time && askShare(seen) < likely && !isBroken(seen);
}

/** Whether it names a plan outside a question, and surely wants nothing else; it may quote an error. */
export function namesPlan(seen: Features): boolean {
  const [first = 'plan'] = rankIntents(seen);
  const isElse = !asking.has(first) && !seen.errorLine && seen.shares[first] >= sure;
  return seen.planWord && !seen.asks && (first === 'plan' || !isElse);
}

/** Whether it names a plan and no topic. */
export function namesOnlyPlan({ planWord, asks, isBare, retrieval }: Features): boolean {
  return planWord && (isBare || (!asks && retrieval.topicWords === 0));
}

/** Whether it only tells about a life, and is not outright something else. */
export function isTold(seen: Features): boolean {
  if (!seen.ofLife || seen.asks || seen.orders || isBroken(seen)) return false;
  const [first = 'plan', ...others] = rankIntents(seen);
  if (first === 'discouraged' && seen.shares.discouraged >= downhearted) return false;
  const isNext = others.slice(0, 2).includes('plan') && seen.shares[first] < nearlySure;
  return isNext || seen.shares[first] < outright;
}

/** Below this likelihood, a message that only tells about a life wishes for a plan, if that is likely next. Our own choice. */
const nearlySure = 0.9;

/** From this likelihood of lost heart on, a timetable is not an answer. */
const downhearted = 0.85;

/** Whether something other than a plan is the likeliest, and likely enough to come before signs of a plan. */
function wantsElse(seen: Features, enough = outright): boolean {
  const [first = 'plan'] = rankIntents(seen);
  return first !== 'plan' && seen.shares[first] >= enough;
}

/** Whether it is about making something, without an error, and not surely something else. */
export function buildsThing(seen: Features): boolean {
  return seen.makes && !seen.errorLine && !seen.code && !wantsElse(seen, sure);
}

/** Whether it asks for a quiz, and not how to make one. */
export function asksQuiz({ quiz, makes, shares }: Features): boolean {
  return quiz && !(makes && shares.plan >= toBuild);
}

/** From this likelihood of a plan on, the quiz is to be built. */
const toBuild = 0.95;

/** Whether it describes a thing by what it has to do, asks nothing and has no error. */
export function describesThing(seen: Features): boolean {
  const { required, shares, asks, endsAsking } = seen;
  if (required === 0 || isBroken(seen) || endsAsking || asksQuiz(seen)) return false;
  if (required < surely && wantsElse(seen)) return false;
  return (required >= plainly && !asks) || shares.plan >= maybe;
}

/** Whether it plainly describes a thing to be made with what was chosen, whatever else it names. */
export function describesOurs(seen: Features): boolean {
  return seen.required >= plainly && seen.uncovered !== 'subject' && describesThing(seen);
}

/** From `plainly` things to do on it is no accident, and from `surely` on whatever else is likely; with one, a plan must be this likely. Our own choice. */
const [plainly, surely, maybe] = [2, 3, 0.2];

/** Whether somebody describes at length what they want to have in the end, pastes nothing, and does not end with a question. */
export function tellsEnd(seen: Features): boolean {
  const isOther =
    seen.uncovered === 'subject' || seen.errorLine || seen.code || asksQuiz(seen) || seen.endsAsking;
  return seen.tellsEnd && hasTechnology(seen) && !isOther && !wantsElse(seen) && seen.shares.cheat < likely;
}
