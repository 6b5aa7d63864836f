import type { Course } from './course.ts';
import type { Item } from './plan.ts';

/** A day's new topics, and how many questions more it has time for. */
export type Opening = { readonly items: readonly Item[]; readonly free: number };

/**
 * What is taken as known is recalled once, on the day when the first topic that rests on it is begun: so that a learner
 * notices what is missing before it is needed. Answers the recalls of each day.
 */
export function recallKnown(
  course: Course,
  days: readonly Opening[],
  recalled: readonly string[],
): string[][] {
  const told = new Set(recalled);
  return days.map(({ items, free }) => {
    const begun = items.filter(({ part }) => part === 1).flatMap(({ key }) => course.indexOf.get(key) ?? []);
    const known = begun.flatMap((topic) => course.before[topic] ?? []).filter((topic) => course.known[topic]);
    const keys = [...new Set(known)]
      .toSorted((a, b) => a - b)
      .flatMap((topic) => course.topics[topic]?.key ?? []);
    const asked = keys.filter((key) => !told.has(key)).slice(0, Math.max(0, free));
    asked.forEach((key) => told.add(key));
    return asked;
  });
}
