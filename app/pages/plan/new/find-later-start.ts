import type { PlanRequest } from '#planner/types/plan-request.ts';
import { addDays, weekdayOf } from '#journal/dates.ts';

type Pace = Pick<PlanRequest, 'days' | 'restDays' | 'minutesOn' | 'minutesADay'>;

/** The next date with time for a plan whose own days are all free. Null if one of them has time, or if no weekday has. */
export function findLaterStart(starts: string, pace: Pace): string | null {
  const week = Array.from({ length: 7 }, (_, at) => addDays(starts, at));
  const first = week.findIndex((date) => hasTime(weekdayOf(date), pace));
  return first < pace.days ? null : (week[first] ?? null);
}

function hasTime(weekday: number, { restDays = [], minutesOn = {}, minutesADay }: Pace): boolean {
  const { weekday: usual, weekend = usual } = minutesADay ?? { weekday: 1 };
  const minutes = minutesOn[weekday] ?? (weekday >= saturday ? weekend : usual);
  return !restDays.includes(weekday) && minutes > 0;
}

const saturday = 5;
