import { readStepKey, stepKey } from '#content/topic-key.ts';
import { measureProgress } from '#journal/fold/progress.ts';
import { technologyOf } from '#journal/renames.ts';
import type { JournalState } from '#journal/fold/state.ts';
import { allTopics, count, countHours } from '#wording/counts.ts';

import type { GoalCard, Outline } from '../../browser/page-types.ts';
import { describeProgress } from '../../record/describe-progress.ts';

export type Trail = {
  readonly href: string;
  readonly name: string;
  readonly words: string;
  /** From 0 to 1. */
  readonly share: number;
  /** Where it has posts, from 0 to 1. */
  readonly posts: readonly number[];
  /** The latest event, for the order. */
  readonly touched: string;
};

type Known = { readonly outlines: readonly Outline[]; readonly goals: readonly GoalCard[] };

/** The roadmaps and goals that are begun: unfinished ones first, and of those the latest. */
export function listTrails(state: JournalState, { outlines, goals }: Known): Trail[] {
  const trails = [
    ...outlines.flatMap((outline) => describeRoadmap(state, outline)),
    ...goals.flatMap((goal) => describeGoal(state, goal)),
  ];
  return trails.toSorted(
    (one, other) =>
      Number(one.share === 1) - Number(other.share === 1) || (one.touched > other.touched ? -1 : 1),
  );
}

function describeRoadmap(state: JournalState, outline: Outline): Trail[] {
  const progress = measureProgress(state, outline);
  const begun = describeProgress(progress);
  if (begun === null) return [];
  const { done, total, minutes, minutesDone } = progress;
  const share = total === 0 ? 0 : done / total;
  const words =
    share === 1 ? `${allTopics(total)} done` : `${begun} · about ${countHours(minutes - minutesDone)} left`;
  const posts = [...new Set([0, share, 1])];
  const touched = findLatest(state, (key) => technologyOf(key) === outline.slug);
  return [{ href: `/language/${outline.slug}`, name: outline.name, words, share, posts, touched }];
}

function describeGoal(state: JournalState, { id, title, steps }: GoalCard): Trail[] {
  const keys = Array.from({ length: steps }, (_, at) => stepKey(id, at + 1));
  const done = keys.filter((key) => state.topics.get(key)?.status === 'done').length;
  if (done === 0) return [];
  const last = Math.max(1, steps - 1);
  return [
    {
      href: `/goals/${id}`,
      name: title,
      words: done === steps ? `All ${count(steps, 'step')} done` : `${done} of ${count(steps, 'step')} done`,
      share: done === steps ? 1 : (done - 1) / last,
      posts: keys.map((_, at) => at / last),
      touched: findLatest(state, (key) => readStepKey(key)?.goal === id),
    },
  ];
}

function findLatest({ topics }: JournalState, isOf: (key: string) => boolean): string {
  const touched = [...topics].filter(([key]) => isOf(key)).map(([, topic]) => topic.touched);
  return touched.toSorted().at(-1) ?? '';
}
