import assert from 'node:assert/strict';
import { test } from 'node:test';

import { openBothDatabases } from '../tests/databases/both.ts';
import { makeStamp } from './database/stamp.ts';
import { removeExpired } from './cleanup.ts';

for (const { kind, database } of await openBothDatabases()) {
  test(`sweep(database) on ${kind} removes what is over and nothing else`, async () => {
    const account = { id: 'a', name: 'Ada', email: 'a@b.de', password: 'x', created_at: makeStamp() };
    await database.insertInto('accounts').values(account).execute();
    const times = { old: makeStamp(-1000), new: makeStamp(60_000) };
    for (const [id, end] of Object.entries(times)) {
      const session = { id, account_id: 'a', token_hash: id, device: 'x', created_at: end, seen_at: end };
      await database
        .insertInto('sessions')
        .values({ ...session, expires_at: end })
        .execute();
      await database
        .insertInto('resets')
        .values({ token_hash: id, account_id: 'a', expires_at: end })
        .execute();
      await database.insertInto('attempts').values({ key: id, count: 1, ends_at: end }).execute();
    }
    await removeExpired(database);
    const sessions = await database.selectFrom('sessions').select('id').execute();
    const resets = await database.selectFrom('resets').select('token_hash').execute();
    const attempts = await database.selectFrom('attempts').select('key').execute();
    assert.deepEqual(
      sessions.map(({ id }) => id),
      ['new'],
    );
    assert.deepEqual(
      resets.map((row) => row.token_hash),
      ['new'],
    );
    assert.deepEqual(
      attempts.map(({ key }) => key),
      ['new'],
    );
  });
}
