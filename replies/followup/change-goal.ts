import { goalSwitches } from '#lexicon/followup/goal-question-words.ts';
import { foldText } from '#search/text/plain-text.ts';
import { understand } from '#question/understand.ts';

import type { Library } from '../library.ts';
import type { AskedAgain } from './followup-reply.ts';
import type { AskedMessage } from './chat.ts';

/**
 * Another goal than that of the plan before, as a message of its own with the days and minutes of that plan; null where none is surely
 * wished for. What may be a change of the plan is one, unless it says that something else is wanted.
 */
export function changeGoal(library: Library, asked: AskedMessage, isFollowup: boolean): AskedAgain | null {
  const before = asked.thread?.findLast(({ plan }) => plan)?.plan?.request;
  if (!before || (isFollowup && !goalSwitches.test(foldText(asked.problem)))) return null;
  const read = understand(library.index, { problem: asked.problem, language: '' }, library.goalIndex);
  const isOther = read.intent === 'plan' && read.ourGoal && read.ourGoal.id !== before.goal;
  if (!isOther) return null;
  const minutes = before.minutesADay?.weekday;
  const corrections = { ...(minutes && { minutes }), ...asked.corrections };
  return { lead: '', again: { ...asked, language: '', days: before.days, corrections, thread: [] } };
}
