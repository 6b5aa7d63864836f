import type { Item } from '../model/plan.ts';
import { reach } from '../model/reach.ts';
import type { Course } from '../select/course.ts';

export type Opening = { readonly items: readonly Item[]; readonly free: number };

/** Each once: on the day of its first direct dependent, or on the first learn day, those with more dependents first. */
export function recallKnown(
  course: Course,
  days: readonly Opening[],
  settled: readonly string[],
): string[][] {
  const recalled = new Set(settled.flatMap((key) => course.indexOf.get(key) ?? []));
  const ranked = rankKnown(
    course,
    days.flatMap(({ items }) => items),
  );
  const first = days.findIndex(({ items }) => items.length > 0);
  return days.map(({ items, free }, at) => {
    const candidates = new Set([...listNeeded(course, items), ...(at === first ? ranked : [])]);
    const waiting = [...candidates].filter((topic) => !recalled.has(topic));
    const asked = waiting.slice(0, Math.max(0, free));
    for (const topic of asked) recalled.add(topic);
    return asked.toSorted((a, b) => a - b).flatMap((topic) => course.topics[topic]?.key ?? []);
  });
}

function listNeeded(course: Course, items: readonly Item[]): number[] {
  return items
    .filter(({ part }) => part === 1)
    .flatMap(({ key }) => course.indexOf.get(key) ?? [])
    .flatMap((topic) => course.prerequisites[topic] ?? [])
    .filter((topic) => course.known[topic]);
}

function rankKnown(course: Course, items: readonly Item[]): number[] {
  const dependents = new Map<number, number>();
  for (const key of new Set(items.map((item) => item.key))) {
    const index = course.indexOf.get(key);
    if (index === undefined) continue;
    for (const topic of reach([index], (one) => course.prerequisites[one] ?? []))
      dependents.set(topic, (dependents.get(topic) ?? 0) + 1);
  }
  return [...dependents]
    .filter(([topic]) => course.known[topic])
    .toSorted(([a, some], [b, others]) => others - some || a - b)
    .map(([topic]) => topic);
}
