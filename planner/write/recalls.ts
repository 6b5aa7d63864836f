import type { Course } from '../model/course.ts';
import type { Item } from '../model/plan.ts';

/** A day's new topics, and how many questions more it has time for. */
export type Opening = { readonly items: readonly Item[]; readonly free: number };

/**
 * What the plan takes as known is asked once: on the day when the first topic that rests on it is begun, and on the first
 * day with time to spare, what most rests on. So a learner notices what is missing before it is needed.
 * `settled` are the keys of what was recalled or done before. Answers the recalls of each day.
 */
export function recallKnown(
  course: Course,
  days: readonly Opening[],
  settled: readonly string[],
): string[][] {
  const told = new Set(settled.flatMap((key) => course.indexOf.get(key) ?? []));
  const ranked = rankKnown(
    course,
    days.flatMap(({ items }) => items),
  );
  const first = days.findIndex(({ items }) => items.length > 0);
  return days.map(({ items, free }, at) => {
    const begun = items.filter(({ part }) => part === 1).flatMap(({ key }) => course.indexOf.get(key) ?? []);
    const nearest = begun
      .flatMap((topic) => course.before[topic] ?? [])
      .filter((topic) => course.known[topic]);
    const waiting = [...new Set([...nearest, ...(at === first ? ranked : [])])].filter(
      (topic) => !told.has(topic),
    );
    const asked = waiting.slice(0, Math.max(0, free));
    for (const topic of asked) told.add(topic);
    return asked.toSorted((a, b) => a - b).flatMap((topic) => course.topics[topic]?.key ?? []);
  });
}

/** The known topics that these rest on, directly or not, by how many of them do; in curriculum order where as many. */
function rankKnown(course: Course, items: readonly Item[]): number[] {
  const resting = new Map<number, number>();
  for (const key of new Set(items.map((item) => item.key))) {
    const found = new Set(course.indexOf.has(key) ? [course.indexOf.get(key) ?? 0] : []);
    for (const topic of found) for (const before of course.before[topic] ?? []) found.add(before);
    for (const topic of found) resting.set(topic, (resting.get(topic) ?? 0) + 1);
  }
  return [...resting]
    .filter(([topic]) => course.known[topic])
    .toSorted(([a, some], [b, others]) => others - some || a - b)
    .map(([topic]) => topic);
}
