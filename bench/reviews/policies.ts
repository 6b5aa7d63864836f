import { addDays } from '#journal/dates.ts';
import type { Check, TopicState } from '#journal/fold/state.ts';
import { dailyReviews, makeReviewQueue } from '#journal/reviews/review-queue.ts';
import { scheduleReview } from '#journal/reviews/schedule-review.ts';

type Topics = ReadonlyMap<string, TopicState>;
/** Which topics it asks about on a date. */
export type Policy = {
  readonly name: string;
  readonly choose: (topics: Topics, today: string) => readonly string[];
};

const ours: Policy = {
  name: 'ours, best known first',
  choose: (topics, today) =>
    makeReviewQueue(topics, { today, isAsked: () => true }).due.map(({ key }) => key),
};

const oldestFirst: Policy = {
  name: 'ours, longest due first',
  choose: (topics, today) => takeOldest(topics, today, (topic) => scheduleReview(topic)?.due ?? null),
};

const fixed: Policy = {
  name: '1-3-7-21, then no more',
  choose: (topics, today) => takeOldest(topics, today, (topic) => findFixed(topic, [1, 3, 7, 21])),
};

const fixedOn: Policy = {
  name: '1-3-7-21, then every 21 days',
  choose: (topics, today) => takeOldest(topics, today, (topic) => findFixed(topic, [1, 3, 7, 21, 21])),
};

const never: Policy = { name: 'no reviews', choose: () => [] };

export const policies = [ours, oldestFirst, fixed, fixedOn, never];

/** At most a day's share. */
function takeOldest(topics: Topics, today: string, findDue: (topic: TopicState) => string | null): string[] {
  const due = [...topics].flatMap(([key, topic]) => {
    const date = findDue(topic);
    return date !== null && date <= today ? [{ key, date }] : [];
  });
  const sorted = due.toSorted(
    (one, other) => one.date.localeCompare(other.date) || (one.key < other.key ? -1 : 1),
  );
  return sorted.slice(0, dailyReviews).map(({ key }) => key);
}

/** A miss begins again. Two equal gaps at the end repeat forever. */
function findFixed({ date, checks }: TopicState, gaps: readonly number[]): string | null {
  const right = countRight(checks);
  const last = checks.at(-1)?.date ?? date;
  const isEndless = gaps.at(-1) === gaps.at(-2);
  const gap = gaps[right] ?? (isEndless ? gaps.at(-1) : undefined);
  return gap === undefined ? null : addDays(last, gap);
}

function countRight(checks: readonly Check[]): number {
  return checks.length - 1 - checks.findLastIndex(({ isRight }) => !isRight);
}
