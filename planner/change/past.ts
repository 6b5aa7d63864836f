import { reviewLength } from '../time/allowance.ts';
import type { Slot } from '../time/calendar.ts';
import type { Course } from '../model/course.ts';
import type { Day, Item, Plan } from '../model/plan.ts';
import type { Progress } from '../model/progress.ts';
import type { Exposure } from '../write/reviews.ts';

/** What stands already when a plan is laid. */
export type Past = {
  /** The days before the first that is laid, as they were lived. */
  readonly days: readonly Day[];
  /** What was done of the first day that is laid. */
  readonly held: readonly Item[];
  /** Topics that are done, in the order in which they were, and when each was last met. */
  readonly learnt: readonly number[];
  readonly exposures: readonly Exposure[];
  /** Those of them that have no place in the plan's days. */
  readonly done: Readonly<Record<string, number>>;
  /** Keys that the learner wants out. */
  readonly dropped: readonly string[];
};

export const noPast: Past = { days: [], held: [], learnt: [], exposures: [], done: {}, dropped: [] };

/** Reads what stands of a plan: of the days before today what was done, and of today what is done already. */
export function readPast(
  course: Course,
  plan: Plan,
  { progress, slots }: { progress: Progress; slots: readonly Slot[] },
): Past {
  const inPlace = findInPlace(plan, progress);
  const stays = (item: Item) => item.part <= (inPlace.get(item.key) ?? 0);
  const keys = sortByDay(progress.done).filter((key) => course.indexOf.has(key));
  const places = new Map(plan.days.flatMap(({ day, items }) => items.map(({ key }) => [key, day])));
  const isMoved = (key: string) => !inPlace.has(key) || places.get(key) !== dayDone(progress, key);
  return {
    days: slots
      .slice(0, progress.today - 1)
      .map((slot) => liveDay(plan.days[slot.day - 1], slot, { stays, progress })),
    held: (plan.days[progress.today - 1]?.items ?? []).filter(stays),
    learnt: keys.flatMap((key) => course.indexOf.get(key) ?? []),
    exposures: keys.map((key) => lastExposure(progress, key)),
    done: Object.fromEntries(keys.filter(isMoved).map((key) => [key, dayDone(progress, key)])),
    dropped: progress.dropped ?? [],
  };
}

function sortByDay(done: Progress['done']): string[] {
  const byDay = Object.entries(done).toSorted(([a, day], [b, other]) => day - other || (a < b ? -1 : 1));
  return byDay.map(([key]) => key);
}

/** Parts behind the learner of topics that were begun in their place and have some left. */
export function findBegun(course: Course, plan: Plan, progress: Progress): Map<number, number> {
  const begun = new Map<number, number>();
  for (const [key, parts] of findInPlace(plan, progress)) {
    const index = course.indexOf.get(key);
    if (index !== undefined && !Object.hasOwn(progress.done, key)) begun.set(index, parts);
  }
  return begun;
}

/** How many parts of each topic are done and stand where they were planned, up to today. */
function findInPlace(plan: Plan, { today, done, begun = {} }: Progress): Map<string, number> {
  const passed = Map.groupBy(
    plan.days.slice(0, today).flatMap(({ items }) => items),
    ({ key }) => key,
  );
  const inPlace = new Map<string, number>();
  for (const [key, items] of passed) {
    const parts = items[0]?.parts ?? 0;
    const wanted = Object.hasOwn(done, key) ? parts : Math.min(begun[key] ?? 0, parts - 1);
    if (wanted > 0 && items.length >= wanted) inPlace.set(key, wanted);
  }
  return inPlace;
}

type Lived = { readonly stays: (item: Item) => boolean; readonly progress: Progress };

function liveDay(day: Day | undefined, slot: Slot, { stays, progress }: Lived): Day {
  const items = (day?.items ?? []).filter(stays);
  const reviews = (day?.reviews ?? []).filter(
    ({ key, round }) => Object.hasOwn(progress.done, key) && round <= (progress.reviewed?.[key]?.round ?? 0),
  );
  const isDone = day?.fill?.about.every((key) => Object.hasOwn(progress.done, key)) ?? false;
  const fill = isDone ? day?.fill : undefined;
  const recalls = items.length > 0 ? (day?.recalls ?? []) : [];
  const asked = (reviews.length + recalls.length) * reviewLength;
  const spent = items.reduce((minutes, item) => minutes + item.minutes, asked);
  return {
    day: slot.day,
    type: day?.type ?? slot.type,
    items,
    reviews,
    recalls,
    ...(fill ? { fill } : {}),
    minutes: spent + (fill?.minutes ?? 0),
    budget: day?.budget ?? slot.budget,
  };
}

function lastExposure(progress: Progress, key: string): Exposure {
  const met = { key, day: dayDone(progress, key), round: 0, gap: 0 };
  return { ...met, ...progress.reviewed?.[key] };
}

function dayDone({ done }: Progress, key: string): number {
  return Math.max(0, done[key] ?? 0);
}
