import type { Fill, DayType } from '../types/plan.ts';
import { type Course, keysOf } from '../select/course.ts';
import { ProjectPicker } from './project-picker.ts';

/** In minutes, beside the topics of a day and else: less is not worth a line. On a short day a third is. Our own choice. */
const [minBesideTopics, minFill] = [10, 5];

export type Draft = {
  readonly day: number;
  readonly type: DayType;
  readonly topics: readonly number[];
  readonly finished: readonly number[];
  readonly spare: number;
  readonly budget: number;
};

export type Earlier = { readonly learned: readonly number[]; readonly lastWork: number };

/** Something is built with what was learned. For a test, it is sat. */
export function fillSpareTime(
  course: Course,
  days: readonly Draft[],
  { learned, lastWork }: Earlier,
): (Fill | undefined)[] {
  const kind = course.request.test ? 'test' : 'project';
  const picker = new ProjectPicker(course);
  picker.finish(learned);
  return days.map(({ day, type, finished, spare: minutes, budget }) => {
    picker.finish(finished);
    const isBeside = type === 'learn';
    const min = isBeside ? Math.min(minBesideTopics, budget / 3) : minFill;
    if (type === 'rest' || day > lastWork || minutes < min) return undefined;
    return { kind, minutes, about: keysOf(course, isBeside ? picker.latest() : picker.pick()) };
  });
}
