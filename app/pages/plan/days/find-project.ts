import type { ChapterSection } from '#content/roadmap.ts';

import type { TrackedPlan } from '../tracked/tracked-plan.ts';

/** The project of the latest chapter whose planned topics are all taught by the end of a day. */
export function findProject({ plan, chapters }: TrackedPlan, day: number): ChapterSection['project'] | null {
  const taught = keysOf(plan.days.slice(0, day));
  const later = new Set(keysOf(plan.days.slice(day)));
  const isWhole = ({ topics }: ChapterSection) => topics.every(({ key }) => !later.has(key));
  const met = taught.flatMap(
    (key) => chapters.find(({ topics }) => topics.some((topic) => topic.key === key)) ?? [],
  );
  return met.findLast(isWhole)?.project ?? null;
}

function keysOf(days: TrackedPlan['plan']['days']): string[] {
  return days.flatMap(({ items }) => items.map(({ key }) => key));
}
