import type { Slot } from '../time/make-slots.ts';
import type { Review, Item } from '../types/plan.ts';
import { reach, type Course, inCurriculumOrder, indicesOf, keysOf } from '../select/course.ts';

/** The last time with a topic: learned on that day (round 0), or asked in that round after that gap. */
export type Exposure = {
  readonly key: string;
  readonly day: number;
  readonly round: number;
  readonly gap: number;
};

/** The minimum days from one exposure to the next, about doubling. Our own choice. */
export const intervals: readonly number[] = [1, 3, 7, 14, 30, 60, 120, 240, 480];

/** First reviews first, then the most overdue. Gaps grow. `max` is how many there may be by each slot, but for first reviews. */
export function scheduleReviews(
  exposures: readonly Exposure[],
  slots: readonly Slot[],
  max: readonly number[] = [],
): Review[][] {
  const firstDay = slots[0]?.day ?? 1;
  const due: Exposure[][] = slots.map(() => []);
  const addDue = (met: Exposure) => {
    if (met.round < intervals.length) due[Math.max(0, dueDay(met) - firstDay)]?.push(met);
  };
  exposures.forEach(addDue);
  const queues = intervals.map(() => new Queue());
  let all = 0;
  return slots.map(({ day, questions }, at) => {
    for (const met of due[at] ?? []) queues[met.round]?.add(met);
    const asked: Review[] = [];
    for (let met = pick(queues, day); asked.length < questions && met; met = pick(queues, day)) {
      if (met.round > 0 && all >= (max[at] ?? Infinity)) break;
      all += 1;
      queues[met.round]?.take();
      const review = { key: met.key, round: met.round + 1, gap: day - met.day };
      asked.push(review);
      addDue({ ...review, day });
    }
    return asked;
  });
}

/** From that day on, only that many in all, but each topic once: days without other work do not go on asking. */
export function cutReviews(reviews: readonly Review[][], from: number, max: number): Review[][] {
  let left = max;
  return reviews.map((asked, at) =>
    asked.filter(({ round }) => {
      left -= 1;
      return at < from || round === 1 || left >= 0;
    }),
  );
}

function dueDay(met: Exposure): number {
  return met.day + wait(met);
}

function wait({ round, gap }: Exposure): number {
  return Math.max(intervals[round] ?? 0, gap + 1);
}

function pick(queues: readonly Queue[], day: number): Exposure | undefined {
  const first = queues[0]?.head();
  if (first) return first;
  let picked: Exposure | undefined;
  let max = 0;
  for (const queue of queues) {
    const head = queue.head();
    const overdue = head ? (day - head.day) / wait(head) : 0;
    if (overdue <= max) continue;
    max = overdue;
    picked = head;
  }
  return picked;
}

class Queue {
  readonly #waiting: Exposure[] = [];
  #at = 0;

  add(met: Exposure): void {
    this.#waiting.push(met);
  }

  head(): Exposure | undefined {
    return this.#waiting[this.#at];
  }

  take(): void {
    this.#at += 1;
  }
}

export type Opening = { readonly items: readonly Item[]; readonly free: number };

/** Each once: on the day of its first direct dependent, or on the first learn day, those with more dependents first. */
export function recallKnown(
  course: Course,
  days: readonly Opening[],
  settled: readonly string[],
): string[][] {
  if (!course.known.includes(true)) return days.map(() => []);
  const recalled = new Set(indicesOf(course, settled));
  const allItems = days.flatMap(({ items }) => items);
  const ranked = rankKnown(course, allItems);
  const first = days.findIndex(({ items }) => items.length > 0);
  return days.map(({ items, free }, at) => {
    const candidates = new Set([...listNeeded(course, items), ...(at === first ? ranked : [])]);
    const waiting = [...candidates].filter((topic) => !recalled.has(topic));
    const asked = waiting.slice(0, Math.max(0, free));
    for (const topic of asked) recalled.add(topic);
    return keysOf(course, inCurriculumOrder(asked));
  });
}

function listNeeded(course: Course, items: readonly Item[]): number[] {
  const starting = items.filter(({ part }) => part === 1).map(({ key }) => key);
  const needed = indicesOf(course, starting).flatMap((topic) => course.prerequisites[topic] ?? []);
  return needed.filter((topic) => course.known[topic]);
}

function rankKnown(course: Course, items: readonly Item[]): number[] {
  const dependents = new Map<number, number>();
  const keys = new Set(items.map(({ key }) => key));
  for (const index of indicesOf(course, [...keys])) {
    for (const topic of reach([index], (one) => course.prerequisites[one] ?? []))
      dependents.set(topic, (dependents.get(topic) ?? 0) + 1);
  }
  return [...dependents]
    .filter(([topic]) => course.known[topic])
    .toSorted(([a, some], [b, others]) => others - some || a - b)
    .map(([topic]) => topic);
}
