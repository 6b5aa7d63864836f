import type { Item, Plan } from '../types/plan.ts';
import type { Progress } from '../types/progress.ts';
import { type Course, indicesOf, isStep } from '../select/course.ts';
import type { Slot } from '../time/make-slots.ts';
import type { Past } from '../days/past.ts';
import type { Exposure } from '../days/questions.ts';
import { dayDone, findInPlace } from './find-in-place.ts';
import { writePastDay } from './write-past-day.ts';

export function readPast(
  course: Course,
  plan: Plan,
  { progress, slots }: { progress: Progress; slots: readonly Slot[] },
): Past {
  const inPlace = findInPlace(plan, progress);
  const stays = (item: Item) => item.part <= (inPlace.get(item.key) ?? 0);
  const keys = sortByDay(progress.done).filter((key) => course.indexOf.has(key));
  const lastDays = new Map(plan.days.flatMap(({ day, items }) => items.map(({ key }) => [key, day])));
  const isMoved = (key: string) => !inPlace.has(key) || lastDays.get(key) !== dayDone(progress, key);
  return {
    days: slots
      .slice(0, progress.today - 1)
      .map((slot) => writePastDay(plan.days[slot.day - 1], slot, { stays, progress })),
    doneToday: (plan.days[progress.today - 1]?.items ?? []).filter(stays),
    learned: indicesOf(course, keys),
    exposures: keys
      .filter((key) => !isStep(course, course.indexOf.get(key) ?? -1))
      .map((key) => lastExposure(progress, key)),
    done: Object.fromEntries(keys.filter(isMoved).map((key) => [key, dayDone(progress, key)])),
    dropped: progress.dropped ?? [],
  };
}

function sortByDay(done: Progress['done']): string[] {
  const byDay = Object.entries(done).toSorted(([a, day], [b, other]) => day - other || (a < b ? -1 : 1));
  return byDay.map(([key]) => key);
}

function lastExposure(progress: Progress, key: string): Exposure {
  const learned = { key, day: dayDone(progress, key), round: 0, gap: 0 };
  return { ...learned, ...progress.reviewed?.[key] };
}
