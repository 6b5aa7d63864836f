import { addressOf } from '#content/topic-key.ts';
import { listSessions } from '#wording/calendar/list-sessions.ts';
import { writeCalendar } from '#wording/calendar/write-calendar.ts';

import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { readZone } from './read-zone.ts';

type Time = {
  /** When a session starts, such as "18:00", in the learner's time zone. */
  readonly clock: string;
  /** The origin of the roadmaps' addresses. */
  readonly site: string;
};

/** A plan as a calendar file, with an event for each day that has work. */
export function writePlanCalendar(tracked: TrackedPlan, { clock, site }: Time): string {
  const sessions = listSessions(tracked, (key) => `${site}${addressOf(key)}`);
  const { title: name } = tracked.saved;
  return writeCalendar(sessions, { name, clock, zone: readZone(), url: `${site}/plan`, now: new Date() });
}
