import type { Moment } from './dates.ts';

export const dayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const pad = (value: number, length = 2) => String(value).padStart(length, '0');
const half = (hour: number) => hour % 12 || 12;

const parts: Readonly<Record<string, (date: Date) => string>> = {
  Y: (date) => pad(date.getUTCFullYear(), 4),
  y: (date) => pad(date.getUTCFullYear() % 100),
  m: (date) => pad(date.getUTCMonth() + 1),
  c: (date) => String(date.getUTCMonth() + 1),
  M: (date) => monthNames[date.getUTCMonth()] ?? '',
  b: (date) => (monthNames[date.getUTCMonth()] ?? '').slice(0, 3),
  d: (date) => pad(date.getUTCDate()),
  e: (date) => String(date.getUTCDate()),
  D: (date) => addOrdinal(date.getUTCDate()),
  W: (date) => dayNames[date.getUTCDay()] ?? '',
  a: (date) => (dayNames[date.getUTCDay()] ?? '').slice(0, 3),
  w: (date) => String(date.getUTCDay()),
  j: (date) => pad(dayOfYear(date.getTime()), 3),
  H: (date) => pad(date.getUTCHours()),
  k: (date) => String(date.getUTCHours()),
  h: (date) => pad(half(date.getUTCHours())),
  l: (date) => String(half(date.getUTCHours())),
  i: (date) => pad(date.getUTCMinutes()),
  s: (date) => pad(date.getUTCSeconds()),
  S: (date) => pad(date.getUTCSeconds()),
  p: (date) => (date.getUTCHours() < 12 ? 'AM' : 'PM'),
  T: (date) => date.toISOString().slice(11, 19),
};

/** DATE_FORMAT. */
export function formatDate(moment: Moment, pattern: string): string {
  const date = new Date(moment);
  return pattern.replaceAll(/%(.)/g, (_, letter: string) => parts[letter]?.(date) ?? letter);
}

export function dayOfYear(moment: Moment): number {
  const date = new Date(moment);
  return Math.floor((moment - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000) + 1;
}

function addOrdinal(day: number): string {
  const ending = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
}
