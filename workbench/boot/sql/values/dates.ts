/** A moment without a zone, in milliseconds, so that no summer time disturbs calculations. */
export type Moment = number;

const day = 86_400_000;
const written = /^\s*(\d{2,4})-(\d{1,2})-(\d{1,2})(?:[ T](\d{1,2}):(\d{1,2})(?::(\d{1,2}))?(?:\.\d+)?)?\s*$/;

/** Reads a date, with a time or without. Null if there is no such day. */
export function readMoment(text: string): Moment | null {
  const parts = written.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (!parts) return null;
  const [year = 0, month = 0, date = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  if (hour > 23 || minute > 59 || second > 59) return null;
  const moment = new Date(0);
  moment.setUTCFullYear(readYear(year, parts[1] ?? ''), month - 1, date);
  if (moment.getUTCMonth() !== month - 1 || moment.getUTCDate() !== date) return null;
  return moment.setUTCHours(hour, minute, second);
}

function readYear(year: number, digits: string): number {
  if (digits.length > 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

export const writeDate = (moment: Moment) => new Date(moment).toISOString().slice(0, 10);
export const writeDateTime = (moment: Moment) =>
  new Date(moment).toISOString().slice(0, 19).replace('T', ' ');

/** "8:15" as "08:15:00"; null if it is no time. */
export function readTime(text: string): string | null {
  const whole = readMoment(text);
  if (whole !== null) return writeDateTime(whole).slice(11);
  const [, sign = '', hours = '', minutes = '', seconds = '0'] =
    /^\s*(-?)(\d{1,3}):(\d{1,2})(?::(\d{1,2}))?(?:\.\d+)?\s*$/.exec(text) ?? [];
  if (hours === '' || Number(hours) > 838 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  return sign + [hours, minutes, seconds].map((part) => part.padStart(2, '0')).join(':');
}

/** The learner's own clock. */
export function readClock(): Moment {
  const now = new Date();
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 1000) * 1000;
}

export const daysBetween = (one: Moment, other: Moment) => Math.floor(one / day) - Math.floor(other / day);

const lengths: Readonly<Record<string, number>> = {
  SECOND: 1000,
  MINUTE: 60_000,
  HOUR: 3_600_000,
  DAY: day,
  WEEK: 7 * day,
};
const months: Readonly<Record<string, number>> = { MONTH: 1, QUARTER: 3, YEAR: 12 };

export const isUnit = (unit: string) => unit in lengths || unit in months;
export const isShorterThanDay = (unit: string) => unit === 'SECOND' || unit === 'MINUTE' || unit === 'HOUR';

/** A month later, the 31st becomes the last day that there is. */
export function addTo(moment: Moment, amount: number, unit: string): Moment {
  const length = lengths[unit];
  if (length !== undefined) return moment + amount * length;
  const date = new Date(moment);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + amount * (months[unit] ?? 0));
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(wanted, last));
}

/** Whole units from one to another. */
export function countUnits(unit: string, from: Moment, to: Moment): number {
  const length = lengths[unit];
  if (length !== undefined) return Math.trunc((to - from) / length);
  const [one, other] = [new Date(from), new Date(to)];
  let count = (other.getUTCFullYear() - one.getUTCFullYear()) * 12 + other.getUTCMonth() - one.getUTCMonth();
  if (count > 0 && addTo(from, count, 'MONTH') > to) count -= 1;
  if (count < 0 && addTo(from, count, 'MONTH') < to) count += 1;
  return Math.trunc(count / (months[unit] ?? 1));
}
