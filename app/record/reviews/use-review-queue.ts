import { useMemo } from 'react';

import { makeReviewQueue, type ReviewQueue } from '#journal/reviews/review-queue.ts';

import { useToday } from '../../ui/use-today.ts';
import { useTitles } from '../use-titles.ts';
import { useRecord } from '../use-record.ts';

/** The reviews of today; null until the names of the topics are loaded. */
export function useReviewQueue(more = 0): ReviewQueue | null {
  const topics = useRecord((state) => state.topics);
  const titles = useTitles();
  const today = useToday();
  return useMemo(
    () => titles && makeReviewQueue(topics, { today, isAsked: (key) => titles.has(key), more }),
    [topics, titles, today, more],
  );
}
