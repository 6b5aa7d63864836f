import type { Day } from '../types/plan.ts';
import type { Progress } from '../types/progress.ts';

/** The topics that a day asks about, each once. Up to today, topics that are not learned yet are left out. */
export function listDayQuestions({ day, recalls, reviews }: Day, { today, done }: Progress): string[] {
  const met = reviews.filter(({ key }) => day > today || Object.hasOwn(done, key));
  return [...new Set([...recalls, ...met.map(({ key }) => key)])];
}
