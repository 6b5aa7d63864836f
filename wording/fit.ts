import { count } from './counts.ts';

export function describeFitting(fitting: number, topics: number): string {
  return `${fitting} of ${count(topics, 'topic')} fit`;
}

export function describeEnough(days: number): string {
  return `${count(days, 'day')} would be enough`;
}
