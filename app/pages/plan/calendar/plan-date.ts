import { dateOfDay, dayOfDate } from '#planner/time/plan-dates.ts';
import type { Day } from '#planner/types/plan.ts';

import { isFree } from '../describe-fill.ts';
import { nameDayWork } from '../name-day-work.ts';
import { nameItem } from '../topics.ts';
import { countDay } from '../tracked/count-day.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';

/** 'left' is a day that is over and still has open work. */
type DateState = 'free' | 'done' | 'left' | 'planned';

/** A day of a plan, as the week and the calendar show it. */
export type PlanDate = {
  readonly day: number;
  readonly date: string;
  readonly minutes: number;
  readonly work: string;
  readonly state: DateState;
  readonly isToday: boolean;
  readonly done: number;
  readonly all: number;
};

function readPlanDate(tracked: TrackedPlan, day: Day): PlanDate {
  const { saved, progress, hasBegun } = tracked;
  const { done, all } = countDay(tracked, day);
  const isPast = hasBegun && day.day < progress.today;
  return {
    day: day.day,
    date: dateOfDay(saved.starts, day.day),
    minutes: day.minutes,
    work: nameDayWork(day, (key) => nameItem(tracked.shown, key)),
    state: isFree(day) ? 'free' : done === all ? 'done' : isPast ? 'left' : 'planned',
    isToday: hasBegun && day.day === progress.today,
    done,
    all,
  };
}

/** The day of a date; null if the plan does not have it. */
export function findPlanDate(tracked: TrackedPlan, date: string): PlanDate | null {
  const day = tracked.plan.days[dayOfDate(tracked.saved.starts, date) - 1];
  return day ? readPlanDate(tracked, day) : null;
}

/** Seven days: the week of the plan that has today, or as many as a shorter plan has. */
export function listPlanWeek(tracked: TrackedPlan): PlanDate[] {
  const { days } = tracked.plan;
  const today = Math.min(tracked.progress.today, days.length) - 1;
  const first = Math.max(0, Math.min(today - (today % 7), days.length - 7));
  return days.slice(first, first + 7).map((day) => readPlanDate(tracked, day));
}

/** What a cell says besides its minutes. */
export function describeDateState({ state, done, all }: PlanDate): string {
  const words: Record<DateState, string> = {
    free: 'nothing planned',
    done: 'done',
    left: `${done} of ${all} done`,
    planned: done > 0 ? `${done} of ${all} done` : 'planned',
  };
  return words[state];
}
