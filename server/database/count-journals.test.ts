import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { makeBothPlaces } from '../../tests/databases/both.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { openDatabase } from './open-database.ts';

const counting = '004-journal-counts';
const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < counting));

for (const place of await makeBothPlaces()) {
  test(`countJournals(db) counts existing journals on ${place.kind}`, async () => {
    const database = await openDatabase(place);
    await migrate(database, before);
    const bodies = ['{"technology":"git"}', '{"technology":"git","text":"字😀"}', '{"plan":"mine"}'];
    for (const id of ['one', 'none']) {
      await sql`insert into accounts (id, name, email, password, created_at)
        values (${id}, 'Ada', ${id}, '', '')`.execute(database);
    }
    for (const [number, body] of bodies.entries()) {
      await sql`insert into events values ('one', ${String(number)}, ${number}, ${body})`.execute(database);
    }
    await migrate(database, migrations);
    const accounts = await database
      .selectFrom('accounts')
      .select(['id', 'events', 'characters'])
      .orderBy('id')
      .execute();
    const counts = await database.selectFrom('event_counts').selectAll().execute();
    await database.destroy();
    assert.deepEqual(
      accounts.map(({ id, events, characters }) => [id, events, characters]),
      [
        ['none', 0, 0],
        ['one', 3, bodies.join('').length],
      ],
    );
    assert.deepEqual(
      counts.map((count) => [count.account_id, count.technology, count.events]),
      [['one', 'git', 2]],
    );
  });
}
