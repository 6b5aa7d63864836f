import type { Plan } from '../types/plan.ts';
import type { Progress } from '../types/progress.ts';
import type { Course } from '../select/course.ts';

/** By topic key, the number of parts up to today that are done and stay where they were planned. */
export function findInPlace(plan: Plan, { today, done, begun = {} }: Progress): Map<string, number> {
  const passed = Map.groupBy(
    plan.days.slice(0, today).flatMap(({ items }) => items),
    ({ key }) => key,
  );
  const inPlace = new Map<string, number>();
  for (const [key, items] of passed) {
    const parts = items[0]?.parts ?? 0;
    const count = Object.hasOwn(done, key) ? parts : Math.min(begun[key] ?? 0, parts - 1);
    if (count > 0 && items.length >= count) inPlace.set(key, count);
  }
  return inPlace;
}

export function findBegun(course: Course, plan: Plan, progress: Progress): Map<number, number> {
  const begun = new Map<number, number>();
  for (const [key, parts] of findInPlace(plan, progress)) {
    const index = course.indexOf.get(key);
    if (index !== undefined && !Object.hasOwn(progress.done, key)) begun.set(index, parts);
  }
  return begun;
}

export function dayDone({ done }: Progress, key: string): number {
  return Math.max(0, done[key] ?? 0);
}
