import type { Plan } from '#planner/types/plan.ts';

export type ProjectPlan = Pick<Plan, 'days' | 'assumed' | 'before' | 'technologies' | 'request'>;

/** The day from which all of some topics are known: 0 before the plan, infinite if it does not teach them. */
export type FindReady = (topics: readonly string[]) => number;

export function findKnownDays({ days, assumed, before, technologies }: ProjectPlan): FindReady {
  const ends = days.flatMap(({ day, items }) =>
    items.filter(({ part, parts }) => part === parts).map(({ key }) => [key, day] as const),
  );
  const known = new Map([...assumed.map((key) => [key, 0] as const), ...ends]);
  const isBelow = (key: string) => {
    const technology = key.slice(0, key.indexOf('/'));
    return before.includes(technology) && !technologies.includes(technology);
  };
  return (topics) => Math.max(0, ...topics.map((key) => known.get(key) ?? (isBelow(key) ? 0 : Infinity)));
}
