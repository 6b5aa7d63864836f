import type { Schedule } from '../schedule/schedule.ts';
import type { Course } from '../select/course.ts';

export type LockedSchedule = { readonly course: Course; readonly schedule: Schedule };

type Pack = (course: Course) => Schedule | null;

/** Packs with all locks; if they cannot all be met, with one after the other, by day. */
export function holdLocks(course: Course, pack: Pack): LockedSchedule | null {
  const all = packWith(course, pack);
  if (all) return all;
  const byDay = [...course.locks].toSorted(([a, early], [b, late]) => early - late || a - b);
  let best = packWith(withoutLocks(course), pack);
  for (const lock of byDay) {
    const met = best?.course.locks ?? [];
    best = packWith({ ...course, locks: new Map([...met, lock]) }, pack) ?? best;
  }
  return best;
}

export function withoutLocks(course: Course): Course {
  return { ...course, locks: new Map() };
}

export function findMetLocks(
  { slots, sequence, starts }: Schedule,
  locks: ReadonlyMap<number, number>,
): Map<number, number> {
  const days = new Map(sequence.map((topic, at) => [topic, slots[starts[at] ?? -1]?.day]));
  return new Map([...locks].filter(([topic, day]) => days.get(topic) === day));
}

function packWith(course: Course, pack: Pack): LockedSchedule | null {
  const schedule = pack(course);
  return schedule && { course, schedule };
}
