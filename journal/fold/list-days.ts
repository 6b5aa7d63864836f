import { addDays, weekdayOf } from '../dates.ts';

export type DayWorked = { readonly date: string; readonly count: number };

export function listDays(
  days: ReadonlyMap<string, number>,
  { from, to }: { from: string; to: string },
): DayWorked[] {
  const listed: DayWorked[] = [];
  for (let date = from; date <= to; date = addDays(date, 1))
    listed.push({ date, count: days.get(date) ?? 0 });
  return listed;
}

export function listWeeks(days: ReadonlyMap<string, number>, today: string, weeks: number): DayWorked[][] {
  const monday = addDays(today, -weekdayOf(today));
  return Array.from({ length: weeks }, (_, at) => {
    const from = addDays(monday, 7 * (at - weeks + 1));
    const sunday = addDays(from, 6);
    return listDays(days, { from, to: sunday < today ? sunday : today });
  });
}

export function countWorked(days: ReadonlyMap<string, number>, today: string, last: number): number {
  const listed = listDays(days, { from: addDays(today, 1 - last), to: today });
  return listed.filter(({ count }) => count > 0).length;
}
