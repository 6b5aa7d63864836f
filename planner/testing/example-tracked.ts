import type { ChangeResult, PlanWithProgress } from '../change/change-result.ts';
import { exampleTopic } from './example-topic.ts';
import { makePlan } from '../make-plan.ts';
import { oneADay } from './example-course.ts';

/** For tests: one topic a day, on days 1 to 5 and 8 of ten; the third depends on the second. */
export const topics = [1, 2, 3, 4, 5, 6].map((number) =>
  exampleTopic(number, { minutes: 30, prerequisites: number === 3 ? ['a/2'] : [] }),
);
export const plan = makePlan(topics, { days: 10, age: 30, level: 1, ...oneADay });
export const fresh: PlanWithProgress = { plan, progress: { today: 1, done: {} } };

/** The last day of each topic in the plan on time; empty for a refusal. */
export function daysOf(change: ChangeResult): Record<string, number> {
  const days = change.kind === 'changed' ? change.replan.onTime.days : [];
  return Object.fromEntries(days.flatMap(({ day, items }) => items.map(({ key }) => [key, day])));
}
