import type { Day, Plan } from '#planner/types/plan.ts';

import { count } from './counts.ts';

/** Our own choice: a shorter rest needs no word. */
const minFreeDays = 7;

/** How many days the work takes, where at least a week without work follows; null elsewhere. Questions alone are not work. */
export function describeFreeDays({ days }: Pick<Plan, 'days'>): string | null {
  const end = days.findLast(hasWork)?.day ?? 0;
  const after = days.slice(end);
  if (end === 0 || after.length < minFreeDays) return null;
  const back = after.some(asksQuestions) ? ': only a few questions come back' : '';
  return `The work takes ${end} of your ${count(days.length, 'day')}. The days after that are free${back}.`;
}

function hasWork({ items, fill }: Day): boolean {
  return items.length > 0 || fill !== undefined;
}

function asksQuestions({ reviews, recalls }: Day): boolean {
  return reviews.length + recalls.length > 0;
}
