import {
  endWork,
  obeyBudget,
  limitNewTopics,
  numberDays,
  buildOnly,
  limitReviews,
  useDays,
} from './invariants/days.ts';
import { limitDayQuestions, recallInTime, recallOnce } from './invariants/recalls.ts';
import { growGaps, reviewAfterLearning, reviewSoon } from './invariants/reviews.ts';
import type { Invariant } from './invariants/rule.ts';
import { addUp, obeyOrder, teachOnce } from './invariants/topics.ts';
import type { Plan } from '../types/plan.ts';
import type { PlanTopic } from '../types/plan-topic.ts';

export const promises: readonly (readonly [name: string, rule: Invariant])[] = [
  ['its days are numbered from 1 without gaps', numberDays],
  ['no day has more than its minutes', obeyBudget],
  ['no day teaches more than the limit of the age', limitNewTopics],
  ['a topic is planned once, and its parts in order', teachOnce],
  ['the prerequisites of a topic are finished before it', obeyOrder],
  ['the parts of a topic add up to its minutes', addUp],
  ['nothing is asked before it is learned', reviewAfterLearning],
  ['reviews wait for their interval, longer each time', growGaps],
  ['what is learned is asked again within three learn days', reviewSoon],
  ['no day asks more than it has time for', limitDayQuestions],
  ['recalled topics are known, needed, and recalled once', recallOnce],
  ['known topics are recalled by the day that builds on them', recallInTime],
  ['each day with time is used until the work is done', useDays],
  ['spare time is for a project, or for the test', buildOnly],
  ['questions take at most 15 % of the minutes', limitReviews],
  ['there are only reviews after the work is done', endWork],
];

/**
 * Describes each breach of a promise in a sentence, from the finished plan alone. For a plan that was replanned, `from`
 * is the day from which it was: reviews may be long overdue.
 */
export function findBreaches(topics: readonly PlanTopic[], plan: Plan, from = 1): string[] {
  return promises.flatMap(([, rule]) => rule(plan, { topics, from }));
}
