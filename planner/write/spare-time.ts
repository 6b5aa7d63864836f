import { type Course, minutesOf } from '../model/course.ts';
import type { DayType, Fill } from '../model/plan.ts';
import { ProjectPicker } from './projects.ts';
import { sum } from '../time/sum.ts';
import { finishWork } from '../model/work.ts';

/** A day with its topics and reviews laid, before its spare minutes are given away. */
export type Draft = {
  readonly day: number;
  readonly type: DayType;
  /** Topics with a part on the day, their minutes, and those of them that end on it. */
  readonly topics: readonly number[];
  readonly minutes: number;
  readonly finished: readonly number[];
  readonly spare: number;
  /** Whether it teaches all that an age carries, and has time for more. */
  readonly isFull: boolean;
};

/** What stands before the days, and whether topics are left that the days could not hold. */
export type Before = {
  readonly learnt: readonly number[];
  /** The last day on which one of them was learned. */
  readonly lastNew: number;
  /** Minutes of new topics since there was time to catch up. */
  readonly taught: number;
  readonly isShort: boolean;
};

/** Fewer minutes are worth no line beside a day's topics. */
export const leastBesideTopics = 10;
const leastFill = 5;
/** A plan of a week or more ends by looking back, and not for longer than this. */
const leastDaysToWrapUp = 7;
const mostToWrapUp = 30;

/**
 * Gives each day's spare minutes a purpose, day after day; undefined where they have none. Nothing takes longer the second
 * time than the first. While topics wait that the days cannot hold, nothing is repeated that a day could have used for
 * them: what is left of a day is then for topics that take longer than planned. When the plan's work is
 * done, days are free.
 */
export function fillDays(course: Course, days: readonly Draft[], before: Before): (Fill | undefined)[] {
  const filler = new Filler(course, before, findLastWork(days, before));
  return days.map((draft) => filler.fill(draft));
}

function findLastWork(days: readonly Draft[], { lastNew, isShort }: Before): number {
  const lastDay = days.at(-1)?.day ?? 0;
  const last = days.findLast(({ topics }) => topics.length > 0)?.day ?? lastNew;
  return isShort ? lastDay : Math.min(lastDay, finishWork(last));
}

type Purpose = { readonly kind: Fill['kind']; readonly about: readonly number[]; readonly most: number };

class Filler {
  readonly #course: Course;
  readonly #isShort: boolean;
  readonly #lastWork: number;
  readonly #projects: ProjectPicker;
  /** What was learned, as it waits for practice. */
  readonly #rotation: number[];
  /** Minutes of new topics since there was time to catch up. */
  #taught: number;

  constructor(course: Course, { learnt, taught, isShort }: Before, lastWork: number) {
    this.#course = course;
    this.#isShort = isShort;
    this.#taught = taught;
    this.#lastWork = lastWork;
    this.#projects = new ProjectPicker(course);
    this.#projects.finish(learnt);
    this.#rotation = [...learnt];
  }

  fill(draft: Draft): Fill | undefined {
    this.#projects.finish(draft.finished);
    this.#rotation.push(...draft.finished);
    this.#taught += draft.minutes;
    if (draft.type === 'rest' || draft.day > this.#lastWork) return undefined;
    const { kind, about, most } = this.#choose(draft);
    const minutes = Math.min(draft.spare, most);
    if (minutes < (draft.type === 'learn' ? leastBesideTopics : leastFill)) return undefined;
    return { kind, minutes, about: about.flatMap((topic) => this.#course.topics[topic]?.key ?? []) };
  }

  #choose(draft: Draft): Purpose {
    if (draft.day === this.#lastWork && draft.day >= leastDaysToWrapUp)
      return { kind: 'wrap-up', about: [], most: mostToWrapUp };
    if (draft.type === 'learn') {
      const kind = this.#isShort && !draft.isFull ? 'catch-up' : 'exercise';
      return { kind, about: kind === 'exercise' ? draft.finished : [], most: draft.minutes };
    }
    if (this.#taught > 0 && this.#isForCatchingUp(draft)) return this.#catchUp();
    if (draft.type === 'project' || this.#isShort)
      return { kind: 'project', about: this.#projects.pick(), most: Infinity };
    return this.#practice();
  }

  /** Where topics wait and none is finished, there is nothing to build with yet. */
  #isForCatchingUp({ type }: Draft): boolean {
    return type === 'review' || (type === 'practice' && this.#isShort && this.#rotation.length === 0);
  }

  #catchUp(): Purpose {
    const most = Math.max(leastFill, this.#taught);
    this.#taught = 0;
    return { kind: 'catch-up', about: [], most };
  }

  /** The two that have waited longest; they go to the end of the line. Where nothing is finished, what was read. */
  #practice(): Purpose {
    const picked = this.#rotation.splice(0, 2);
    this.#rotation.push(...picked);
    const about = picked.toSorted((a, b) => a - b);
    const minutes = about.map((topic) => minutesOf(this.#course, topic));
    return {
      kind: 'practice',
      about,
      most: Math.max(leastFill, about.length > 0 ? sum(minutes) : this.#taught),
    };
  }
}
