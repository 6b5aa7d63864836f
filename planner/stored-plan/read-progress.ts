import type { Plan } from '../types/plan.ts';
import type { Progress } from '../types/progress.ts';
import { dayOfDate } from '../time/plan-dates.ts';

/** What a learner changed about a plan, by topic key. */
export type SavedPlan = {
  readonly starts: string;
  readonly moved: ReadonlyMap<string, number>;
  readonly locked: ReadonlySet<string>;
  readonly dropped: ReadonlySet<string>;
};
type TopicProgress = {
  readonly status: 'open' | 'skipped' | 'started' | 'done';
  readonly date: string;
  readonly parts: number;
  readonly checks: readonly { readonly date: string; readonly isRight: boolean }[];
};
type Now = { readonly topics: ReadonlyMap<string, TopicProgress>; readonly date: string };

/** The progress of a plan up to a date, from what was recorded. Skipped topics count as dropped. */
export function readProgress(plan: Plan, saved: SavedPlan, { topics, date }: Now): Progress {
  const planned = listPlanned(plan);
  const isOwn = (key: string) => planned.has(key) || plan.technologies.includes(key.split('/')[0] ?? '');
  const own = [...topics].filter(([key]) => isOwn(key));
  const withStatus = (status: TopicProgress['status']) => own.filter(([, topic]) => topic.status === status);
  const dayOf = (when: string) => dayOfDate(saved.starts, when);
  return {
    today: Math.max(1, dayOf(date)),
    done: Object.fromEntries(withStatus('done').map(([key, topic]) => [key, Math.max(0, dayOf(topic.date))])),
    begun: Object.fromEntries(withStatus('started').map(([key, { parts }]) => [key, parts])),
    reviewed: Object.fromEntries(
      withStatus('done').flatMap(([key, topic]) => readReview(plan, key, topic, dayOf)),
    ),
    locked: readLocks(plan, saved),
    dropped: [...new Set([...saved.dropped, ...withStatus('skipped').map(([key]) => key)])],
  };
}

/** Steps of a goal are of no technology. */
function listPlanned({ covered, assumed, leftOut }: Plan): Set<string> {
  return new Set([...covered, ...assumed, ...leftOut.map(({ key }) => key)]);
}

type Review = { readonly day: number; readonly round: number; readonly gap: number };

/** The last review that the learner passed. A failed review is asked again as if it had not happened. */
function readReview(
  plan: Plan,
  key: string,
  { checks, date }: TopicProgress,
  dayOf: (date: string) => number,
): [string, Review][] {
  const last = checks.findLast((check) => check.isRight && check.date > date);
  if (!last) return [];
  const day = dayOf(last.date);
  const planned = plan.days
    .slice(0, Math.max(0, day))
    .flatMap(({ reviews }) => reviews)
    .findLast((review) => review.key === key);
  return [[key, { day, round: planned?.round ?? 1, gap: planned?.gap ?? day - dayOf(date) }]];
}

/** A locked topic stays on the day it was moved to, or where the plan has it. */
function readLocks(plan: Plan, saved: SavedPlan): Record<string, number> {
  const places = new Map<string, number>();
  for (const { day, items } of plan.days)
    for (const { key } of items) if (!places.has(key)) places.set(key, day);
  return Object.fromEntries(
    [...saved.locked].flatMap((key) => {
      const day = saved.moved.get(key) ?? places.get(key);
      return day === undefined ? [] : [[key, day]];
    }),
  );
}

export function findOverdue(plan: Plan, { today, done, begun = {}, dropped = [] }: Progress): string[] {
  const open = plan.days
    .slice(0, today - 1)
    .flatMap(({ items }) =>
      items.filter(
        ({ key, part }) => !Object.hasOwn(done, key) && !dropped.includes(key) && part > (begun[key] ?? 0),
      ),
    );
  return [...new Set(open.map(({ key }) => key))];
}

export type DoneCount = { readonly done: number; readonly all: number };

/** The number of topics that are done and of all topics, or of those that count, without dropped ones. */
export function countDone(
  plan: Plan,
  { done, dropped = [] }: Progress,
  isCounted: (key: string) => boolean = () => true,
): DoneCount {
  const placed = plan.days.flatMap(({ items }) => items.map(({ key }) => key));
  const keys = [...new Set(placed)].filter((key) => !dropped.includes(key) && isCounted(key));
  return { done: keys.filter((key) => Object.hasOwn(done, key)).length, all: keys.length };
}

export function isOver({ days }: Plan, { today }: Progress): boolean {
  return today > days.length;
}
