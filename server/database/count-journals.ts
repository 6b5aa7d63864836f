import { type Kysely, sql } from 'kysely';

/** Stores the size of each journal, so that an exchange does not have to count it. */
export async function countJournals(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column events integer not null default 0`.execute(db);
  await sql`alter table accounts add column characters integer not null default 0`.execute(db);
  await sql`create table event_counts (
    account_id text not null references accounts (id) on delete cascade,
    technology text not null,
    events integer not null,
    primary key (account_id, technology)
  )`.execute(db);
  const { rows } = await sql<{ id: string }>`select distinct account_id as id from events`.execute(db);
  for (const { id } of rows) await countJournal(db, id);
}

async function countJournal(db: Kysely<unknown>, id: string): Promise<void> {
  const found = await sql<{ body: string }>`select body from events where account_id = ${id}`.execute(db);
  const bodies = found.rows.map(({ body }) => body);
  const characters = bodies.reduce((sum, body) => sum + body.length, 0);
  await sql`update accounts set events = ${bodies.length}, characters = ${characters} where id = ${id}`.execute(
    db,
  );
  const technologies = bodies.map((body): unknown => Object(JSON.parse(body)).technology);
  const about = technologies.filter((technology) => typeof technology === 'string');
  for (const [technology, events] of Map.groupBy(about, (name) => name)) {
    await sql`insert into event_counts values (${id}, ${technology}, ${events.length})`.execute(db);
  }
}
