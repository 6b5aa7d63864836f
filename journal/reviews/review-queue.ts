import type { JournalState } from '../fold/state.ts';
import { type ScheduledReview, scheduleReview } from './schedule-review.ts';

type DueReview = ScheduledReview & { readonly key: string };

export type ReviewQueue = {
  readonly due: readonly DueReview[];
  /** How many were asked about again today. */
  readonly answered: number;
  /** Due, but more than a day's share. */
  readonly waiting: number;
  /** How many of those who goes on is asked. */
  readonly another: number;
  /** The first day after today with something due, and how many are due then. */
  readonly next: { readonly date: string; readonly count: number } | null;
};

/** A day's share: five minutes, at half a minute for a question. */
export const dailyReviews = 10;
const another = 5;

type Asked = {
  readonly today: string;
  readonly isAsked: (key: string) => boolean;
  /** What the learner wants beyond today's share. */
  readonly more?: number;
};

/** The questions of a day. What is beyond its share waits, and the best known comes first. */
export function makeReviewQueue(
  topics: JournalState['topics'],
  { today, isAsked, more = 0 }: Asked,
): ReviewQueue {
  const reviews = [...topics].flatMap(([key, topic]) => {
    const review = isAsked(key) ? scheduleReview(topic) : null;
    return review ? [{ ...review, key }] : [];
  });
  const due = reviews.filter((review) => review.due <= today).toSorted(compareReviews);
  const answered = reviews.filter(({ last, times }) => last === today && times > 1).length;
  const share = Math.max(0, dailyReviews + more - answered);
  const waiting = Math.max(0, due.length - share);
  return {
    due: due.slice(0, share),
    answered,
    waiting,
    another: Math.min(another, waiting),
    next: findNextDay(reviews.filter((review) => review.due > today)),
  };
}

function compareReviews(one: DueReview, other: DueReview): number {
  return other.stability - one.stability || (one.key < other.key ? -1 : 1);
}

function findNextDay(reviews: readonly DueReview[]): ReviewQueue['next'] {
  const [date] = reviews.map(({ due }) => due).toSorted();
  return date === undefined ? null : { date, count: reviews.filter(({ due }) => due === date).length };
}
