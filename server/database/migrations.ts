import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import { countJournals } from './count-journals.ts';
import { isSqlite } from './is-sqlite.ts';

/** In the order of their names. A released migration never changes. */
export const migrations: Record<string, Migration> = {
  '001-accounts': { up: makeAccountTables },
  '002-history': { up: makeHistoryTable },
  '003-journal': { up: makeJournalTable },
  '004-journal-counts': { up: countJournals },
  '005-journal-epoch': { up: addEpoch },
  '006-link-reports': { up: makeLinkReportTable },
  '007-calendars': { up: makeCalendarTable },
  '008-counters': { up: makeCounterTable },
  '009-trust': { up: addTrust },
  '010-outbox': { up: makeOutboxTable },
};

async function makeAccountTables(db: Kysely<unknown>): Promise<void> {
  await sql`create table accounts (
    id text primary key,
    name text not null,
    email text not null unique,
    password text not null,
    created_at text not null
  )`.execute(db);
  await sql`create table sessions (
    id text primary key,
    account_id text not null references accounts (id) on delete cascade,
    token_hash text not null unique,
    device text not null,
    created_at text not null,
    seen_at text not null,
    expires_at text not null
  )`.execute(db);
  await sql`create index sessions_of_account on sessions (account_id)`.execute(db);
  await sql`create index sessions_by_end on sessions (expires_at)`.execute(db);
  await sql`create table resets (
    token_hash text primary key,
    account_id text not null references accounts (id) on delete cascade,
    expires_at text not null
  )`.execute(db);
  await sql`create index resets_of_account on resets (account_id)`.execute(db);
  await sql`create table attempts (
    key text primary key,
    count integer not null,
    ends_at text not null
  )`.execute(db);
}

async function makeHistoryTable(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column keeps_history integer not null default 0`.execute(db);
  await sql`create table questions (
    id text primary key,
    account_id text not null references accounts (id) on delete cascade,
    position integer not null,
    problem text not null
  )`.execute(db);
  await sql`create index questions_of_account on questions (account_id, position)`.execute(db);
}

/** `arrived` numbers an account's events in order of arrival. */
async function makeJournalTable(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column arrived integer not null default 0`.execute(db);
  await sql`create table events (
    account_id text not null references accounts (id) on delete cascade,
    id text not null,
    number integer not null,
    body text not null,
    primary key (account_id, id)
  )`.execute(db);
  await sql`create index events_by_arrival on events (account_id, number)`.execute(db);
}

async function addEpoch(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column epoch text not null default ''`.execute(db);
}

async function makeLinkReportTable(db: Kysely<unknown>): Promise<void> {
  await sql`create table link_reports (
    url text not null,
    day text not null,
    reports integer not null,
    primary key (url, day)
  )`.execute(db);
}

/** Counters may be lost, so PostgreSQL keeps no log of them. SQLite has them in a file of their own. */
async function makeCounterTable(db: Kysely<unknown>): Promise<void> {
  await sql`create index resets_by_end on resets (expires_at)`.execute(db);
  if (isSqlite(db)) return;
  await sql`create unlogged table counters (
    key text primary key,
    count integer not null,
    ends_at text not null
  ) with (fillfactor = 70)`.execute(db);
  await sql`create index counters_by_end on counters (ends_at)`.execute(db);
}

/** An account has one calendar at most. */
async function makeCalendarTable(db: Kysely<unknown>): Promise<void> {
  await sql`create table calendars (
    account_id text primary key references accounts (id) on delete cascade,
    token_hash text not null unique,
    clock text not null,
    zone text not null,
    created_at text not null
  )`.execute(db);
}

async function addTrust(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column confirmed_at text`.execute(db);
  await sql`create table known_places (
    account_id text not null references accounts (id) on delete cascade,
    place text not null,
    seen_at text not null,
    primary key (account_id, place)
  )`.execute(db);
  await sql`create index known_places_by_age on known_places (seen_at)`.execute(db);
}

async function makeOutboxTable(db: Kysely<unknown>): Promise<void> {
  await sql`create table outbox (
    id text primary key,
    email text not null,
    tries integer not null,
    asked_at text not null,
    next_at text not null
  )`.execute(db);
  await sql`create index outbox_by_turn on outbox (next_at)`.execute(db);
}
