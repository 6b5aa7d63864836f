/** New topics end by three quarters of a plan; the last quarter is for projects and practice. Decision 022. */
export const learnShare = 0.75;

/** At least a week of projects and practice. Decision 022. */
const minDaysAfter = 7;

export function findLastWorkDay(lastNew: number): number {
  return Math.max(lastNew + minDaysAfter, Math.ceil(lastNew / learnShare));
}
