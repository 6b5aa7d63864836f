import { endWork, keepBudget, limitNewTopics, numberDays, teachFirst, useDays } from './invariants/days.ts';
import { limitQuestions, recallInTime, recallOnce } from './invariants/recalls.ts';
import { growGaps, reviewAfterLearning, reviewSoon } from './invariants/reviews.ts';
import type { Rule } from './invariants/rule.ts';
import { addUp, keepOrder, teachOnce } from './invariants/topics.ts';
import type { Plan } from '../model/plan.ts';
import type { PlanTopic } from '../model/topic.ts';

/** What every plan promises, and the rule that says where one does not keep it. */
export const promises: readonly (readonly [name: string, rule: Rule])[] = [
  ['its days are 1 to the last, none missing', numberDays],
  ['no day holds more than its minutes', keepBudget],
  ['no day teaches more than an age can carry', limitNewTopics],
  ['a topic stands once, and its parts in order', teachOnce],
  ['what a topic rests on is finished before it', keepOrder],
  ['the parts of a topic add up to its minutes', addUp],
  ['nothing is asked before it is learned', reviewAfterLearning],
  ['reviews wait for their interval, longer each time', growGaps],
  ['what is learned is asked again within three days', reviewSoon],
  ['no day asks more than it has time for', limitQuestions],
  ['what is recalled is taken as known, needed, and recalled once', recallOnce],
  ['what is taken as known is recalled by the day that builds on it', recallInTime],
  ['each day with time has a use until the work is done, and the first ones teach', useDays],
  ['nothing is repeated while topics wait that the day could begin', teachFirst],
  ['when the work is done there are reviews at most', endWork],
];

/**
 * Says where a plan breaks a promise, in a sentence each; none for a plan that holds. It looks at the finished plan
 * alone. For a plan that was laid out again, `from` is the day from which it was: reviews may then be owed for long.
 */
export function findBreaches(topics: readonly PlanTopic[], plan: Plan, from = 1): string[] {
  return promises.flatMap(([, rule]) => rule(plan, { topics, from }));
}
