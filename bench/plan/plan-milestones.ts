import { makePlan } from '#planner/make-plan.ts';
import type { PlanRequest } from '#planner/types/plan-request.ts';

import type { Curricula } from '../../tests/planner/curricula.ts';

type Milestone = readonly [name: string, day: number, topics: readonly string[]];

/** What a beginner with 30 days of 45 minutes meets by which day. */
const milestones: readonly Milestone[] = [
  ['a loop', 5, loops(['javascript', 'java', 'c', 'cpp', 'csharp'], 'loops')],
  ['a loop', 5, ['python/while-loops', 'kotlin/for-loops', 'ruby/while-loops', 'php/while-loops', 'r/loops']],
  ['a function', 8, ['python/defining-functions', 'javascript/functions', 'java/methods', 'c/functions']],
  ['a function', 8, ['cpp/functions', 'csharp/methods', 'ruby/methods', 'php/user-defined-functions']],
  ['a function', 8, ['kotlin/functions', 'r/writing-functions']],
  ['a push to GitHub', 7, ['git/pushing']],
  ['two joined tables', 14, ['sql/inner-join']],
  ['a click handled', 12, ['javascript/events']],
];

function loops(technologies: readonly string[], slug: string): string[] {
  return technologies.map((technology) => `${technology}/${slug}`);
}

/** A line for each milestone: the day on which the topic begins. */
export function listMilestones({ topics, needs }: Curricula): { line: string; isMet: boolean }[] {
  const request: PlanRequest = { days: 30, age: 30, level: 1, minutesADay: { weekday: 45 }, needs };
  return milestones.flatMap(([name, by, keys]) =>
    keys.map((key) => {
      const { days } = makePlan(topics.get(key.split('/')[0] ?? '') ?? [], request);
      const day = days.find(({ items }) => items.some((item) => item.key === key))?.day;
      const isMet = day !== undefined && day <= by;
      return { line: `${name} by day ${by}: ${key} on day ${day ?? 'none'}${isMet ? '' : ' (LATE)'}`, isMet };
    }),
  );
}
