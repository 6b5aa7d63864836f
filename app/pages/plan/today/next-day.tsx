import { dateOfDay } from '#planner/time/plan-dates.ts';
import type { Day } from '#planner/types/plan.ts';
import { formatWholeDate } from '#wording/dates.ts';

import { isFree } from '../describe-fill.ts';
import { nameDayWork } from '../name-day-work.ts';
import { nameItem } from '../topics.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';

/** The next day of the plan with work, and what it is. */
export function NextDay({ tracked, day }: { readonly tracked: TrackedPlan; readonly day: Day }) {
  const next = tracked.plan.days.slice(day.day).find((other) => !isFree(other));
  if (!next) return <>This was the last day with work in this plan.</>;
  const date = formatWholeDate(dateOfDay(tracked.saved.starts, next.day));
  return (
    <>
      Next is {date}, {next.minutes} minutes: {nameDayWork(next, (key) => nameItem(tracked.shown, key))}.
    </>
  );
}
