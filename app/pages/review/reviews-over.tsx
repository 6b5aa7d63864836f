import { Link } from 'react-router';

import type { ReviewQueue } from '#journal/reviews/review-queue.ts';
import { count } from '#wording/counts.ts';
import { describeNextReview } from '#wording/reviews/describe-reviews.ts';

type ReviewsOverProps = { readonly queue: ReviewQueue; readonly onMore: (added: number) => void };

/** Nothing is due, or nothing more of today's share. */
export function ReviewsOver({ queue, onMore }: ReviewsOverProps) {
  const { answered, waiting, another, next } = queue;
  const isNew = answered + waiting === 0 && next === null;
  return (
    <section className="review-over" aria-labelledby="review-over">
      <h2 id="review-over" tabIndex={-1} data-start>
        {nameEnd(answered, isNew)}
      </h2>
      {answered > 0 && <p>You answered {count(answered, 'question')}.</p>}
      {isNew && <p>Mark a topic as done, and its question comes here two days later.</p>}
      {waiting > 0 && (
        <>
          <p>{count(waiting, 'more question')} can wait for another day. You can also go on now.</p>
          <button type="button" className="button quiet" onClick={() => onMore(another)}>
            Ask me {another} more
          </button>
        </>
      )}
      {waiting === 0 && next && <p>{describeNextReview(next)}</p>}
      <p>
        <Link to={isNew ? '/language' : '/home'} className="button quiet">
          {isNew ? 'Choose a roadmap' : 'Back to today'}
        </Link>
      </p>
    </section>
  );
}

function nameEnd(answered: number, isNew: boolean): string {
  if (answered > 0) return 'That was today’s review';
  return isNew ? 'No questions yet' : 'Nothing to review today';
}
