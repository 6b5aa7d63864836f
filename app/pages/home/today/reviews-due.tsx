import { Link } from 'react-router';

import type { ReviewQueue } from '#journal/reviews/review-queue.ts';
import { count } from '#wording/counts.ts';
import { describeDueReviews, describeNextReview } from '#wording/reviews/describe-reviews.ts';

/** How many questions are due, and the way to them. */
export function ReviewsDue({ queue: { due, answered, next } }: { readonly queue: ReviewQueue }) {
  if (due.length + answered === 0 && next === null) return null;
  return (
    <section className="home-reviews" aria-labelledby="reviews">
      <h3 id="reviews">Review</h3>
      {due.length > 0 ? (
        <>
          <p className="home-facts">{describeDueReviews(due.length)}</p>
          <Link to="/review" className="button quiet">
            {answered > 0 ? 'Go on with the review' : 'Start the review'}
          </Link>
        </>
      ) : (
        <p className="home-facts">
          {answered > 0 ? `${count(answered, 'question')} answered today.` : 'Nothing to review today.'}{' '}
          {next && describeNextReview(next)} <Link to="/review">Reviews</Link>
        </p>
      )}
    </section>
  );
}
