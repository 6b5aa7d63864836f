/** A day of the calendar, as an ISO date: "2026-12-20". */
export type IsoDate = string;

const day = 86_400_000;

/** An ISO date, which rolls over if the month has fewer days; null for an invalid year. */
export function toIsoDate(year: number, month: number, date: number): IsoDate | null {
  const time = Date.UTC(year, month - 1, date);
  return Number.isNaN(time) || year < 1000 || year > 9998 ? null : new Date(time).toISOString().slice(0, 10);
}

export function dateAfter(from: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(from) + days * day).toISOString().slice(0, 10);
}

export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day);
}

/** From 0 for Monday. */
export function weekdayOn(date: IsoDate): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}

/** The first such day on or after another date. */
export function nextInYear(today: IsoDate, month: number, date: number): IsoDate | null {
  const year = Number(today.slice(0, 4));
  const now = toIsoDate(year, month, date);
  return now !== null && now < today ? toIsoDate(year + 1, month, date) : now;
}

export function lastOfMonth(today: IsoDate, month: number): IsoDate | null {
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0);
  return toIsoDate(year, month + 1, 0);
}
