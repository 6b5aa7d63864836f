import type { Slot } from '../time/make-slots.ts';
import type { Review } from '../model/plan.ts';

/** The last time with a topic: learned on that day (round 0), or asked in that round after that gap. */
export type Exposure = {
  readonly key: string;
  readonly day: number;
  readonly round: number;
  readonly gap: number;
};

/** The minimum days from one exposure to the next, about doubling. Our own choice. */
export const intervals: readonly number[] = [1, 3, 7, 14, 30, 60, 120, 240, 480];

/** First reviews first, then what is most overdue for its interval. Gaps always grow. */
export function scheduleReviews(exposures: readonly Exposure[], slots: readonly Slot[]): Review[][] {
  const firstDay = slots[0]?.day ?? 1;
  const due: Exposure[][] = slots.map(() => []);
  const addDue = (met: Exposure) => {
    if (met.round < intervals.length) due[Math.max(0, dueDay(met) - firstDay)]?.push(met);
  };
  exposures.forEach(addDue);
  const queues = intervals.map(() => new Queue());
  return slots.map(({ day, questions }, at) => {
    for (const met of due[at] ?? []) queues[met.round]?.add(met);
    const asked: Review[] = [];
    for (let met = pick(queues, day); asked.length < questions && met; met = pick(queues, day)) {
      queues[met.round]?.take();
      const review = { key: met.key, round: met.round + 1, gap: day - met.day };
      asked.push(review);
      addDue({ ...review, day });
    }
    return asked;
  });
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
