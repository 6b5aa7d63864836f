import { addressOf } from '#content/topic-key.ts';
import { addDays } from '#journal/dates.ts';
import { listSessions } from '#wording/calendar/list-sessions.ts';
import { writeCalendar } from '#wording/calendar/write-calendar.ts';
import { makeZone } from '#wording/calendar/zone.ts';

import { limits } from '../limits.ts';
import type { Services } from '../services.ts';
import type { FollowedCalendar } from './calendars.ts';
import { readPlans } from './read-plans.ts';

type Tools = Pick<Services, 'config' | 'database' | 'library'>;

/** The days of all plans of an account around today, as a calendar file. */
export async function writeFeed(tools: Tools, { accountId, clock, zone }: FollowedCalendar): Promise<string> {
  const { publicUrl: site } = tools.config;
  const now = new Date();
  const today = makeZone(zone).dateAt(now);
  const { before, after, sessions: most } = limits.calendar;
  const [first, last] = [addDays(today, -before), addDays(today, after)];
  const plans = await readPlans(tools, accountId, today);
  const sessions = plans
    .flatMap((plan) => listSessions(plan, (key) => `${site}${addressOf(key)}`))
    .filter(({ date }) => date >= first && date <= last)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .slice(0, most);
  return writeCalendar(sessions, { name: 'Waymark', clock, zone, url: `${site}/plan`, now });
}
