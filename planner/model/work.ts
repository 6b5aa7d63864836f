import { learnedBy } from '../schedule/spread.ts';

/** After the last new topic there is at least one more week, with its project. */
const leastAfter = 7;

/**
 * The day on which a plan's work ends that teaches its last new topic on `lastNew`: a quarter of it, and a week at least,
 * is for projects and practice. The days after it are free but for reviews that fall due.
 */
export function finishWork(lastNew: number): number {
  return Math.max(lastNew + leastAfter, Math.ceil(lastNew / learnedBy));
}
