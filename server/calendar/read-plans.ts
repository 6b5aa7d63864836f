import { loadRenamed } from '#content/library.ts';
import type { Rename } from '#content/schema.ts';
import type { JournalEvent } from '#journal/event/event.ts';
import { foldJournal } from '#journal/fold/fold.ts';
import { followKeys } from '#journal/renames.ts';
import type { Library } from '#replies/library.ts';
import type { CalendarPlan } from '#wording/calendar/calendar-plan.ts';

import type { Database } from '../database/schema.ts';
import { makeCalendarPlan } from './make-calendar-plan.ts';

type Sources = { readonly database: Database; readonly library: () => Promise<Library> };

let loading: Promise<Rename[]> | undefined;

/** The plans of an account as of a date, without those that this version cannot read. */
export async function readPlans(
  { database, library }: Sources,
  accountId: string,
  date: string,
): Promise<CalendarPlan[]> {
  const renamed = await (loading ??= loadRenamed());
  const state = foldJournal(await listEvents(database, accountId), { renamed });
  const known = { library: await library(), follow: followKeys(renamed), topics: state.topics, date };
  return [...state.plans.values()].flatMap((saved) => makeCalendarPlan(saved, known) ?? []);
}

async function listEvents(database: Database, accountId: string): Promise<JournalEvent[]> {
  const rows = await database
    .selectFrom('events')
    .select('body')
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ body }) => readEvent(body));
}

/** Only events that were checked are stored. */
function readEvent(body: string): JournalEvent {
  const event: JournalEvent = JSON.parse(body);
  return event;
}
