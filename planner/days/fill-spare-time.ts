import type { Fill, DayType } from '../types/plan.ts';
import { type Course, keysOf, minutesOf } from '../select/course.ts';
import { findLastWorkDay } from '../time/make-slots.ts';
import { sum } from '../time/minutes.ts';
import { ProjectPicker } from './project-picker.ts';

/** In minutes: a shorter exercise beside the topics of a day is not worth a line. Our own choice, as the limits below. */
export const minBesideTopics = 10;
const minFill = 5;
const minDaysToWrapUp = 7;
const maxWrapUp = 30;

export type Draft = {
  readonly day: number;
  readonly type: DayType;
  readonly topics: readonly number[];
  readonly minutes: number;
  readonly finished: readonly number[];
  readonly spare: number;
  /** Whether it teaches the maximum for the age, and has time for more. */
  readonly isFull: boolean;
};

export type Earlier = {
  readonly learned: readonly number[];
  readonly lastNew: number;
  /** Minutes of new topics since there was time to catch up. */
  readonly taught: number;
  readonly isShort: boolean;
};

type Purpose = {
  readonly kind: Fill['kind'];
  readonly about: readonly number[];
  readonly max: number;
};

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

/** `noteTopics` comes before `choosePurpose` on each day. */
export class SpareTime {
  readonly #course: Course;
  readonly #isShort: boolean;
  readonly #lastWork: number;
  readonly #projects: ProjectPicker;
  readonly #rotation: number[];
  #taught: number;

  constructor(course: Course, { learned, taught, isShort }: Earlier, lastWork: number) {
    this.#course = course;
    this.#isShort = isShort;
    this.#taught = taught;
    this.#lastWork = lastWork;
    this.#projects = new ProjectPicker(course);
    this.#projects.finish(learned);
    this.#rotation = [...learned];
  }

  noteTopics({ finished, minutes }: Draft): void {
    this.#projects.finish(finished);
    this.#rotation.push(...finished);
    this.#taught += minutes;
  }

  choosePurpose(draft: Draft): Purpose {
    if (draft.day === this.#lastWork && draft.day >= minDaysToWrapUp)
      return { kind: 'wrap-up', about: [], max: maxWrapUp };
    if (draft.type === 'learn') {
      const kind = this.#isShort && !draft.isFull ? 'catch-up' : 'exercise';
      return { kind, about: kind === 'exercise' ? draft.finished : [], max: draft.minutes };
    }
    if (this.#taught > 0 && this.#isForCatchingUp(draft)) return this.#catchUp();
    if (draft.type === 'project' || this.#isShort)
      return { kind: 'project', about: this.#projects.pick(), max: Infinity };
    return this.#practice();
  }

  /** A day of practice without a finished topic has nothing to build with yet. */
  #isForCatchingUp({ type }: Draft): boolean {
    return type === 'review' || (type === 'practice' && this.#isShort && this.#rotation.length === 0);
  }

  #catchUp(): Purpose {
    const max = Math.max(minFill, this.#taught);
    this.#taught = 0;
    return { kind: 'catch-up', about: [], max };
  }

  /** The two topics whose practice is the longest ago; if no topic is finished, what was read. */
  #practice(): Purpose {
    const picked = this.#rotation.splice(0, 2);
    this.#rotation.push(...picked);
    const about = picked.toSorted((a, b) => a - b);
    const minutes = about.map((topic) => minutesOf(this.#course, topic));
    const max = Math.max(minFill, about.length > 0 ? sum(minutes) : this.#taught);
    return { kind: 'practice', about, max };
  }
}
