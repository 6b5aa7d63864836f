import type { Item } from '../model/plan.ts';
import { reach } from '../model/reach.ts';
import { type Course, inCurriculumOrder, indicesOf, keysOf } from '../select/course.ts';

export type Opening = { readonly items: readonly Item[]; readonly free: number };

/** Each once: on the day of its first direct dependent, or on the first learn day, those with more dependents first. */
export function recallKnown(
  course: Course,
  days: readonly Opening[],
  settled: readonly string[],
): string[][] {
  const recalled = new Set(indicesOf(course, settled));
  const allItems = days.flatMap(({ items }) => items);
  const ranked = rankKnown(course, allItems);
  const first = days.findIndex(({ items }) => items.length > 0);
  return days.map(({ items, free }, at) => {
    const candidates = new Set([...listNeeded(course, items), ...(at === first ? ranked : [])]);
    const waiting = [...candidates].filter((topic) => !recalled.has(topic));
    const asked = waiting.slice(0, Math.max(0, free));
    for (const topic of asked) recalled.add(topic);
    return keysOf(course, inCurriculumOrder(asked));
  });
}

function listNeeded(course: Course, items: readonly Item[]): number[] {
  const starting = items.filter(({ part }) => part === 1).map(({ key }) => key);
  const needed = indicesOf(course, starting).flatMap((topic) => course.prerequisites[topic] ?? []);
  return needed.filter((topic) => course.known[topic]);
}

function rankKnown(course: Course, items: readonly Item[]): number[] {
  const dependents = new Map<number, number>();
  const keys = new Set(items.map(({ key }) => key));
  for (const index of indicesOf(course, [...keys])) {
    for (const topic of reach([index], (one) => course.prerequisites[one] ?? []))
      dependents.set(topic, (dependents.get(topic) ?? 0) + 1);
  }
  return [...dependents]
    .filter(([topic]) => course.known[topic])
    .toSorted(([a, some], [b, others]) => others - some || a - b)
    .map(([topic]) => topic);
}
