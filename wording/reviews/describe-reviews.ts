import { count } from '../counts.ts';
import { formatWholeDate } from '../dates.ts';

/** "The next 2 questions come on Friday 27 November." Without the year, which is clear. */
export function describeNextReview({ date, count: due }: { date: string; count: number }): string {
  const day = formatWholeDate(date).replace(/ \d{4}$/, '');
  return due === 1
    ? `The next question comes on ${day}.`
    : `The next ${count(due, 'question')} come on ${day}.`;
}
/** "3 questions to review, about 2 minutes". */
export function describeDueReviews(due: number): string {
  return `${count(due, 'question')} to review, about ${count(Math.ceil(due / 2), 'minute')}`;
}
