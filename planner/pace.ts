import { sum } from './sum.ts';

/** A topic that was done: its minutes, and the minutes for new topics that the days gave until then. */
export type Milestone = { readonly minutes: number; readonly given: number };

/** Where a learner stands. */
export type Standing = {
  /** In the order in which they were done. */
  readonly milestones: readonly Milestone[];
  /** Minutes of the topic that is next, 0 where none is. */
  readonly next: number;
  /** Minutes given until today. */
  readonly given: number;
};

/** A pace, and the point that it counts from. */
export type Pace = {
  /** Minutes that the days give for one minute done. */
  readonly cost: number;
  /** One standard error of the cost. */
  readonly error: number;
  /** Minutes given, and minutes done, at that point. */
  readonly given: number;
  readonly done: number;
};

/**
 * The pace from the first day to the last topic done. The time since then is taken as work on the next topic; where
 * that is more than the next topic costs at this pace, the learner has slowed down, and all of it counts.
 */
export function measurePace({ milestones, next, given }: Standing): Pace {
  const done = sum(milestones.map(({ minutes }) => minutes));
  const until = Math.max(1, milestones.at(-1)?.given ?? 0);
  const steady = until / done;
  const isLate = given - until > next * steady;
  const cost = isLate ? given / (done + next) : steady;
  return {
    cost,
    error: standardError(milestones, cost),
    given: isLate ? given : until,
    done: isLate ? done + next : done,
  };
}

/** The pace that a plan was laid out for, from today on. */
export function planPace({ milestones, given }: Standing, cost: number): Pace {
  return { cost, error: 0, given, done: sum(milestones.map(({ minutes }) => minutes)) };
}

/** Of a ratio of sums: how far single topics stray from the common cost. */
function standardError(milestones: readonly Milestone[], cost: number): number {
  const count = milestones.length;
  if (count < 2) return 0;
  const strays = milestones.map(
    ({ minutes, given }, at) => given - (milestones[at - 1]?.given ?? 0) - cost * minutes,
  );
  const mean = sum(milestones.map(({ minutes }) => minutes)) / count;
  return Math.sqrt(sum(strays.map((stray) => stray ** 2)) / (count * (count - 1))) / mean;
}
