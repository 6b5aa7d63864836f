import { sum } from '../time/minutes.ts';
import type { ProgressMeasure } from './progress-measures.ts';

/** Done by the evening of `today`, as days by topic key. */
export type History = {
  readonly today: number;
  readonly done: Readonly<Record<string, number>>;
};

export type Pace = {
  readonly cost: number;
  readonly deviation: number;
  readonly endAt: (cost: number) => number;
};

/** The last finished topic ends at midday. If the time since then is more than the next one needs, all of it counts. */
export function measurePace(measure: ProgressMeasure, history: History): Pace {
  const { milestones, next, left } = readProgress(measure, history);
  const done = sum(milestones.map(({ needed }) => needed));
  const until = milestones.at(-1)?.given ?? 0;
  const steady = until / Math.max(done, 1);
  const today = givenBy(measure, history.today);
  const isLate = today > until + next * steady;
  const reached = isLate ? { given: today, left: left - next } : { given: until, left };
  return {
    cost: isLate ? today / (done + next) : steady,
    deviation: measureDeviation(milestones, steady) / Math.max(until, 1),
    endAt: (cost) => reached.given + reached.left * cost,
  };
}

type Milestone = { readonly needed: number; readonly given: number };

function readProgress(measure: ProgressMeasure, { done }: History) {
  const days = new Map(Object.entries(done));
  const topics = [...measure.needed].map(([key, needed]) => ({ needed, day: days.get(key) }));
  const open = topics.filter(({ day }) => day === undefined).map(({ needed }) => needed);
  const milestones = topics
    .flatMap(({ needed, day }): Milestone[] =>
      day === undefined ? [] : [{ needed, given: givenBy(measure, day - 1 / 2) }],
    )
    .toSorted((a, b) => a.given - b.given);
  return { milestones, next: open[0] ?? 0, left: sum(open) };
}

function measureDeviation(milestones: readonly Milestone[], cost: number): number {
  let done = 0;
  const deviations = milestones.map(({ needed, given }) => given - cost * (done += needed));
  return Math.sqrt(sum(deviations.map((deviation) => deviation ** 2)) / Math.max(1, deviations.length));
}

/** What the days have given by a moment: 2 is the evening of day 2, 1.5 its middle. */
function givenBy({ given }: ProgressMeasure, moment: number): number {
  const at = Math.min(Math.max(0, moment), given.length - 1);
  const evening = given[Math.floor(at)] ?? 0;
  return evening + (at % 1) * ((given[Math.ceil(at)] ?? 0) - evening);
}
