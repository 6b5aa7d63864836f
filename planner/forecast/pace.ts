import { sum } from '../time/sum.ts';
import type { Yardstick } from './progress-measures.ts';

/** What a learner has done of a plan, by the evening of `today`. */
export type History = {
  readonly today: number;
  /** Topics that are done, and the plan's day on which they were. */
  readonly done: Readonly<Record<string, number>>;
};

/** A pace by a yardstick, and where it leads. */
export type Pace = {
  /** What the days give for what one unit of the topics takes. */
  readonly cost: number;
  /** How far the learner strayed from it, as a share of it. */
  readonly stray: number;
  /** What the days will have given when the last topic is done, at a cost. */
  readonly endAt: (cost: number) => number;
};

/**
 * The pace from the first day to the last topic done, which counts as done in the middle of its day. The time since
 * then is taken as work on the next topic; where it is longer than that, the learner has slowed down, and all counts.
 */
export function measurePace(yardstick: Yardstick, history: History): Pace {
  const { milestones, next, left } = readProgress(yardstick, history);
  const done = sum(milestones.map(({ takes }) => takes));
  const until = milestones.at(-1)?.given ?? 0;
  const steady = until / Math.max(done, 1);
  const today = givenBy(yardstick, history.today);
  const isLate = today > until + next * steady;
  const reached = isLate ? { given: today, left: left - next } : { given: until, left };
  return {
    cost: isLate ? today / (done + next) : steady,
    stray: measureStray(milestones, steady) / Math.max(until, 1),
    endAt: (cost) => reached.given + reached.left * cost,
  };
}

type Milestone = { readonly takes: number; readonly given: number };

function readProgress({ takes, given }: Yardstick, { done }: History) {
  const days = new Map(Object.entries(done));
  const topics = [...takes].map(([key, take]) => ({ take, day: days.get(key) }));
  const open = topics.filter(({ day }) => day === undefined).map(({ take }) => take);
  const milestones = topics
    .flatMap(({ take, day }): Milestone[] =>
      day === undefined ? [] : [{ takes: take, given: givenBy({ given }, day - 1 / 2) }],
    )
    .toSorted((a, b) => a.given - b.given);
  return { milestones, next: open[0] ?? 0, left: sum(open) };
}

/** Root mean square of how far the milestones lie from where the pace would have them. */
function measureStray(milestones: readonly Milestone[], cost: number): number {
  let done = 0;
  const strays = milestones.map(({ takes, given }) => given - cost * (done += takes));
  return Math.sqrt(sum(strays.map((stray) => stray ** 2)) / Math.max(1, strays.length));
}

/** What the days have given by a moment: 2 is the evening of day 2, 1.5 its middle. */
function givenBy({ given }: Pick<Yardstick, 'given'>, moment: number): number {
  const at = Math.min(Math.max(0, moment), given.length - 1);
  const evening = given[Math.floor(at)] ?? 0;
  return evening + (at % 1) * ((given[Math.ceil(at)] ?? 0) - evening);
}
