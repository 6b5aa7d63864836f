import { weekdayOn } from './calendar-days.ts';
import { daysUntil, type PlanDates } from './deadline.ts';
import type { StudyTime } from './named-time.ts';
import type { Span } from './span.ts';

/** A plan that is due on a date has the days until then. */
export function spanUntil(dates: PlanDates, today: string | undefined): Span | null {
  const days = today === undefined ? null : daysUntil(dates, today);
  return days === null || dates.until === null ? null : { days, said: dates.until, until: dates.until };
}

export function placeStart(time: StudyTime | null, { start }: PlanDates): StudyTime | null {
  const first = start === null ? undefined : weekdayOn(start);
  if (first === undefined || time?.first !== undefined || time?.free.includes(first)) return time;
  return { named: [], free: [], ...time, first };
}
