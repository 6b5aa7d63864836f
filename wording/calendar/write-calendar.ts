import ical from 'ical-generator';

import type { StudySession } from './list-sessions.ts';
import { makeZone } from './zone.ts';

type CalendarOptions = {
  readonly name: string;
  /** When a session starts, such as "18:00", in a time zone such as "Europe/Berlin". */
  readonly clock: string;
  readonly zone: string;
  readonly url: string;
  readonly now: Date;
};

/** How often calendars ask for a calendar that they follow, in seconds. */
const refresh = 60 * 60;

/** Sessions as a calendar file. Times are written in UTC, so the file needs no rules of a time zone. */
export function writeCalendar(
  sessions: readonly StudySession[],
  { name, clock, zone, url, now }: CalendarOptions,
): string {
  const { findMoment } = makeZone(zone);
  const calendar = ical({
    name: toOneLine(name),
    prodId: { company: 'Waymark', product: 'Plan' },
    ttl: refresh,
  });
  for (const { id, date, minutes, summary, description } of sessions) {
    const start = findMoment(date, clock);
    const end = new Date(start.getTime() + minutes * 60_000);
    calendar.createEvent({ id, start, end, stamp: now, summary, description, url });
  }
  return calendar.toString();
}

/** The library does not escape the name: a line break in it would start a new property. */
function toOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
