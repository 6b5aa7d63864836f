import { fetchData } from '../../browser/fetch-page-data.ts';
import type { GoalNames } from './rank-goals.ts';

/** None when they are not available now: goals are then found by their titles. */
export async function fetchGoalNames(): Promise<GoalNames> {
  const data = await fetchData('/goal-names');
  return isNames(data) ? data : {};
}

/** The build writes this file. */
function isNames(data: unknown): data is GoalNames {
  return typeof data === 'object' && data !== null;
}
