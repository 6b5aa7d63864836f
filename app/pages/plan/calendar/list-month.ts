import { addDays, weekdayOf } from '#journal/dates.ts';

/** The months of a plan, such as 2026-11, from its first to its last. */
export function listMonths(first: string, last: string): string[] {
  const [from, to] = [first, last].map(numberMonth);
  return Array.from({ length: (to ?? 0) - (from ?? 0) + 1 }, (_, at) => nameMonth((from ?? 0) + at));
}

/** The dates of a month in weeks from Monday on; null before its first and after its last. */
export function listMonthWeeks(month: string): (string | null)[][] {
  const [first, next] = [`${month}-01`, `${nameMonth(numberMonth(month) + 1)}-01`];
  const cells: (string | null)[] = Array.from({ length: weekdayOf(first) }, () => null);
  for (let date = first; date < next; date = addDays(date, 1)) cells.push(date);
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

function numberMonth(date: string): number {
  const [year, month] = date.split('-').map(Number);
  return (year ?? 0) * 12 + (month ?? 1) - 1;
}

function nameMonth(number: number): string {
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
}
