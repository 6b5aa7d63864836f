import type { PlanState } from '#journal/fold/state.ts';
import { readSavedPlan } from '#planner/stored-plan/read-saved-plan.ts';
import { dayOfDate } from '#planner/time/plan-dates.ts';

type OtherPlan = {
  readonly saved: PlanState;
  /** Null if this version cannot read it. */
  readonly days: number | null;
  readonly isOver: boolean;
};

/** Older ones are on the page of plans. */
const maxOver = 2;

/** The plans with a day on this date, those that have not begun, and the last ones that are over. */
export function groupPlans(
  plans: readonly PlanState[],
  date: string,
): { readonly running: readonly PlanState[]; readonly others: readonly OtherPlan[] } {
  const read = plans.map((saved) => {
    const days = readSavedPlan(saved, (key) => [key], date)?.days.length ?? null;
    const today = dayOfDate(saved.starts, date);
    return { saved, days, isOver: days !== null && today > days, isRunning: days !== null && today >= 1 };
  });
  const over = read.filter(({ isOver }) => isOver);
  const coming = read.filter(({ isOver, isRunning }) => !isOver && !isRunning);
  return {
    running: read.filter(({ isOver, isRunning }) => isRunning && !isOver).map(({ saved }) => saved),
    others: [...coming, ...over.slice(0, maxOver)],
  };
}
