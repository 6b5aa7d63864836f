import { addDays } from '#journal/days.ts';

const msADay = 86_400_000;

/** The date of a plan's day. */
export function dateOfDay(starts: string, day: number): string {
  return addDays(starts, day - 1);
}

/** The plan's day on a date: 1 on the date on which it starts, 0 and less before. */
export function dayOfDate(starts: string, date: string): number {
  return Math.round((Date.parse(`${date}T00:00Z`) - Date.parse(`${starts}T00:00Z`)) / msADay) + 1;
}

const long = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const short = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const full = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** As in "Saturday 21 November". */
export function formatLong(date: string): string {
  return long.format(new Date(`${date}T00:00Z`)).replace(',', '');
}

/** As in "Sat 21 Nov". */
export function formatShort(date: string): string {
  return short.format(new Date(`${date}T00:00Z`)).replace(',', '');
}

/** As in "21 November 2026". */
export function formatFull(date: string): string {
  return full.format(new Date(`${date}T00:00Z`));
}
