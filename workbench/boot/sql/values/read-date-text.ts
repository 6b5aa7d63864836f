import { readMoment, readTime, writeDate, writeDateTime } from './dates.ts';

/** A date, moment or time as it is stored; null if the text is none. */
export function readDateText(text: string, kind: 'date' | 'datetime' | 'time'): string | null {
  if (kind === 'time') return readTime(text);
  const moment = readMoment(text);
  if (moment === null) return null;
  return kind === 'date' ? writeDate(moment) : writeDateTime(moment);
}
