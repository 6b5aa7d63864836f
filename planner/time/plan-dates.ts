const msADay = 86_400_000;

export function dateOfDay(starts: string, day: number): string {
  return new Date(midnight(starts) + (day - 1) * msADay).toISOString().slice(0, 10);
}

/** 1 on the first date, 0 or less before that. */
export function dayOfDate(starts: string, date: string): number {
  return Math.round((midnight(date) - midnight(starts)) / msADay) + 1;
}

function midnight(date: string): number {
  return Date.parse(`${date}T00:00Z`);
}
