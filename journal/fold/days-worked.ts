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

export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** Negative when the second date is earlier. */
export function countDaysFrom(from: string, to: string): number {
  return (Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000;
}

/** 0 for Monday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7;
}
