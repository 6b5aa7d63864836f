import type { Fill } from '../model/plan.ts';
import { type Course, keysOf } from '../select/course.ts';
import { findLastWorkDay } from '../time/find-last-work-day.ts';
import type { Draft, Earlier } from './spare-time.ts';
import { minFill, SpareTime } from './spare-time.ts';

/** In minutes: a shorter exercise beside the topics of a day is not worth a line. Our own choice. */
export const minBesideTopics = 10;

/** Repeating takes no longer than learning did, and nothing is repeated while topics do not fit the days. */
export function fillSpareTime(
  course: Course,
  days: readonly Draft[],
  earlier: Earlier,
): (Fill | undefined)[] {
  const lastWork = findLastWork(days, earlier);
  const spareTime = new SpareTime(course, earlier, lastWork);
  return days.map((draft) => {
    spareTime.noteTopics(draft);
    if (draft.type === 'rest' || draft.day > lastWork) return undefined;
    const { kind, about, max } = spareTime.choosePurpose(draft);
    const minutes = Math.min(draft.spare, max);
    if (minutes < (draft.type === 'learn' ? minBesideTopics : minFill)) return undefined;
    return { kind, minutes, about: keysOf(course, about) };
  });
}

function findLastWork(days: readonly Draft[], { lastNew, isShort }: Earlier): number {
  const lastDay = days.at(-1)?.day ?? 0;
  const last = days.findLast(({ topics }) => topics.length > 0)?.day ?? lastNew;
  return isShort ? lastDay : Math.min(lastDay, findLastWorkDay(last));
}
