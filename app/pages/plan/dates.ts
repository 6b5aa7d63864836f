import { addDays } from '#journal/fold/days-worked.ts';

const msADay = 86_400_000;

export function dateOfDay(starts: string, day: number): string {
  return addDays(starts, day - 1);
}

/** The day of the plan on a date: 1 on its first date, 0 or less before that. */
export function dayOfDate(starts: string, date: string): number {
  return Math.round((Date.parse(`${date}T00:00Z`) - Date.parse(`${starts}T00:00Z`)) / msADay) + 1;
}
