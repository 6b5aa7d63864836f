import type { Plan } from '../types/plan.ts';

/** The steps of the goal that a plan finishes, with the day of each: then it runs. The last is how far the goal grows. */
export function listStepDays({ days }: Plan): { readonly key: string; readonly day: number }[] {
  return days.flatMap(({ day, items }) =>
    items
      .filter(({ part, parts, why }) => why.kind === 'goal' && part === parts)
      .map(({ key }) => ({ key, day })),
  );
}
