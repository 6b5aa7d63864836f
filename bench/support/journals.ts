import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import type { JournalEvent } from '#journal/event/event.ts';
import { makeStamp, makeId } from '#journal/event/stamp.ts';
import { createSession } from '#server/accounts/sessions.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import type { Database } from '#server/database/schema.ts';

type Place = { readonly dataDir: string; readonly databaseUrl: string | undefined };
type Size = { readonly accounts: number; readonly events: number; readonly sessions: number };

/** Fills a database with accounts and their events, and gives one token for each of some accounts. */
export async function fillJournals(place: Place, { accounts, events, sessions }: Size): Promise<string[]> {
  const database = await openDatabase(place);
  await migrate(database);
  const ids = Array.from({ length: accounts }, () => randomUUID());
  for (const id of ids) await insertAccount(database, id);
  // A single statement for all accounts would exceed the statement timeout.
  for (let from = 0; from < accounts; from += 50) {
    await insertEvents(database, ids.slice(from, from + 50), {
      events,
      isPostgres: place.databaseUrl !== undefined,
    });
  }
  await sql`update accounts set arrived = ${events}, events = ${events}, characters = ${events * 200}`.execute(
    database,
  );
  // A database does this itself within a day. Without it, the first readers would wait.
  await (place.databaseUrl ? sql`vacuum analyze` : sql`analyze`).execute(database);
  if (place.databaseUrl) await sql`checkpoint`.execute(database);
  await sql`insert into event_counts select id, 'python', ${events} from accounts`.execute(database);
  const tokens: string[] = [];
  for (const accountId of ids.slice(0, sessions)) {
    tokens.push(await createSession(database, { accountId, device: '', remember: true }));
  }
  await database.destroy();
  return tokens;
}

/** New events, as a device makes them in a week. */
export function makeEvents(count: number): JournalEvent[] {
  return Array.from({ length: count }, (_, at) => {
    const id = makeId(Date.now() + at, crypto.getRandomValues(new Uint8Array(10)));
    const stamp = makeStamp(id, { device: 'phone', now: Date.now() + at, offset: 60 });
    return { ...stamp, kind: 'topic-done', technology: 'python', topic: `topic-${at}` };
  });
}

function insertAccount(database: Database, id: string) {
  const account = { id, name: 'Ada', email: `${id}@example.com`, password: '', created_at: '' };
  return database.insertInto('accounts').values(account).execute();
}

/** Made in the database, since two million rows take minutes from outside. Every tenth event is a note. */
async function insertEvents(
  database: Database,
  ids: readonly string[],
  { events, isPostgres }: { readonly events: number; readonly isPostgres: boolean },
): Promise<void> {
  const hex = isPostgres
    ? sql`lpad(to_hex(1700000000000 + number * 60000), 12, '0')`
    : sql`printf('%012x', 1700000000000 + number * 60000)`;
  const id = sql`substr(${hex}, 1, 8) || '-' || substr(${hex}, 9) || '-7000-8000-000000000000'`;
  const stamp = sql`'{"id":"' || ${id} || '","device":"phone","at":"2026-11-14T18:30:00.000+01:00",'`;
  const note = sql`'"kind":"note-written","technology":"python","topic":"lists","text":"' || ${'x'.repeat(400)} || '"}'`;
  const done = sql`'"kind":"topic-done","technology":"python","topic":"topic-' || number || '"}'`;
  await sql`insert into events (account_id, id, number, body)
    with recursive numbers (number) as (
      select 1 union all select number + 1 from numbers where number < ${sql.lit(events)}
    )
    select accounts.id, ${id}, number, ${stamp} || case when number % 10 = 0 then ${note} else ${done} end
    from accounts, numbers where accounts.id in (${sql.join(ids)})`.execute(database);
}
