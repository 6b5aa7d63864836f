import { useEffect, useRef, useState } from 'react';

import type { ReviewQueue } from '#journal/reviews/review-queue.ts';

import { useReviewQueue } from '../../record/reviews/use-review-queue.ts';
import { ReviewCard } from './review-card.tsx';
import { ReviewsOver } from './reviews-over.tsx';
import { useQuestions } from './use-questions.ts';

/** The questions that are due today, one at a time. */
export function ReviewToday() {
  const [more, setMore] = useState(0);
  const queue = useReviewQueue(more);
  if (!queue) return <output className="review-facts">One moment...</output>;
  return <Reviews queue={queue} onMore={(added) => setMore(more + added)} />;
}

type ReviewsProps = { readonly queue: ReviewQueue; readonly onMore: (added: number) => void };

function Reviews({ queue, onMore }: ReviewsProps) {
  const questions = useQuestions(queue.due.map(({ key }) => key));
  const [question, ...others] = queue.due.flatMap(({ key }) => questions.get(key) ?? []);
  const { place, follow } = useFollowingFocus(question?.topic.key);
  if (!question && queue.due.length > 0)
    return <p role="alert">These questions could not be loaded. Reload the page when you are online.</p>;
  const goOn = (added: number) => {
    follow();
    onMore(added);
  };
  const number = queue.answered + 1;
  return (
    <div ref={place}>
      {question ? (
        <ReviewCard
          key={question.topic.key}
          question={question}
          place={{ number, of: number + others.length }}
          onAnswer={follow}
        />
      ) : (
        <ReviewsOver queue={queue} onMore={goOn} />
      )}
    </div>
  );
}

/** Moves the focus to the next question after an answer, but not after an undo. */
function useFollowingFocus(shown: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  // The question that was answered; null for none.
  const left = useRef<string | null | undefined>(null);
  useEffect(() => {
    if (left.current === null || left.current === shown) return;
    left.current = null;
    place.current?.querySelector<HTMLElement>('[data-start]')?.focus({ preventScroll: true });
  }, [shown]);
  const follow = () => {
    left.current = shown;
  };
  return { place, follow };
}
