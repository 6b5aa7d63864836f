import { addDays, weekdayOf } from '#journal/dates.ts';
import type { PlanState } from '#journal/fold/state.ts';
import { readSavedPlan } from '#planner/stored-plan/read-saved-plan.ts';
import { allowTime } from '#planner/time/allowance.ts';
import { dateOfDay } from '#planner/time/plan-dates.ts';

import { findLaterStart } from '../find-later-start.ts';
import type { PlanForm } from '../read-plan-form.ts';

/** The days that a new plan shares with plans that the learner has, and what would give each its own time. */
export type SharedTime = {
  readonly titles: readonly string[];
  readonly days: number;
  /** On the fullest of these days, the minutes of the new plan and of the others. */
  readonly own: number;
  readonly others: number;
  /** The minutes a day with which the new plan fits beside the others; null if they leave too few. */
  readonly fewer: number | null;
  /** Weekdays of the new plan that no other plan uses, from 0 for Monday. */
  readonly quiet: readonly number[];
  /** The first date with time after the others. */
  readonly later: string;
};

type Shared = { readonly date: string; readonly own: number; readonly others: number };

/** Null if no day is shared. Only days from `date` on count. */
export function findSharedTime(
  { starts, request }: PlanForm,
  plans: readonly PlanState[],
  date: string,
): SharedTime | null {
  const { week } = allowTime(request);
  const dates = Array.from({ length: request.days }, (_, at) => addDays(starts, at));
  const own = new Map(dates.map((on, at) => [on, week[at % 7] ?? 0]));
  const running = plans
    .map((saved) => ({ title: saved.title, minutes: listMinutes(saved, date) }))
    .filter(({ minutes }) => [...minutes.keys()].some((on) => (own.get(on) ?? 0) > 0));
  const shared = dates.flatMap((on): Shared[] => {
    const others = running.reduce((sum, { minutes }) => sum + (minutes.get(on) ?? 0), 0);
    return others > 0 && (own.get(on) ?? 0) > 0 ? [{ date: on, own: own.get(on) ?? 0, others }] : [];
  });
  const [fullest] = shared.toSorted((one, other) => other.own + other.others - one.own - one.others);
  if (!fullest) return null;
  const last = running.flatMap(({ minutes }) => [...minutes.keys()]).reduce((a, b) => (a > b ? a : b));
  const next = addDays(last, 1);
  return {
    titles: running.map(({ title }) => title),
    days: shared.length,
    own: fullest.own,
    others: fullest.others,
    fewer: countLeft(shared),
    quiet: listQuiet(own, shared),
    later: findLaterStart(next, request) ?? next,
  };
}

/** By date, the minutes of a plan that are still to come. */
function listMinutes(saved: PlanState, date: string): Map<string, number> {
  const days = readSavedPlan(saved, (key) => [key], date)?.days ?? [];
  const dated = days.map(({ day, minutes }) => [dateOfDay(saved.starts, day), minutes] as const);
  return new Map(dated.filter(([on, minutes]) => on >= date && minutes > 0));
}

/** No plan has fewer minutes a day. */
const minMinutes = 10;

function countLeft(shared: readonly Shared[]): number | null {
  const left = Math.min(...shared.map(({ own, others }) => own - others));
  return left >= minMinutes ? left : null;
}

function listQuiet(own: ReadonlyMap<string, number>, shared: readonly Shared[]): number[] {
  const used = new Set(shared.map(({ date }) => weekdayOf(date)));
  const worked = [...own].filter(([, minutes]) => minutes > 0).map(([date]) => weekdayOf(date));
  return [...new Set(worked)].filter((weekday) => !used.has(weekday)).toSorted((one, other) => one - other);
}
