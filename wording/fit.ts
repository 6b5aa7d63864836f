import { count } from './counts.ts';

/** "5 of 10 topics fit" */
export function describeFitting(fitting: number, topics: number): string {
  return `${fitting} of ${count(topics, 'topic')} fit`;
}

/** "12 days would be enough" */
export function describeEnough(days: number): string {
  return `${count(days, 'day')} would be enough`;
}
