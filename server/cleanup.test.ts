import assert from 'node:assert/strict';
import { test } from 'node:test';

import { pino } from 'pino';

import { openBothDatabases } from '../tests/databases/both.ts';
import { makeBackground } from './background.ts';
import { removeExpired, scheduleCleanup } from './cleanup.ts';
import { makeTimestamp } from './database/make-timestamp.ts';
import { limits } from './limits.ts';
import { makeMailer } from './mail/make-mailer.ts';

for (const { kind, database, dataDir } of await openBothDatabases()) {
  const addRows = async (id: string, end: string) => {
    const account = { name: 'Ada', password: 'x', created_at: end };
    await database
      .insertInto('accounts')
      .values({ ...account, id, email: id })
      .execute();
    const session = { id, account_id: id, token_hash: id, device: 'x', created_at: end, seen_at: end };
    await database
      .insertInto('sessions')
      .values({ ...session, expires_at: end })
      .execute();
    await database.insertInto('resets').values({ token_hash: id, account_id: id, expires_at: end }).execute();
    await database.insertInto('counters').values({ key: id, count: 1, ends_at: end }).execute();
  };
  const listRows = async () => {
    const sessions = await database.selectFrom('sessions').select('id').orderBy('id').execute();
    const resets = await database.selectFrom('resets').select('token_hash as id').orderBy('id').execute();
    const counters = await database.selectFrom('counters').select('key as id').orderBy('id').execute();
    return [sessions, resets, counters].map((rows) => rows.map(({ id }) => id));
  };

  test(`removeExpired(database) on ${kind} removes what has expired and nothing else`, async () => {
    await addRows('old', makeTimestamp(-1000));
    await addRows('new', makeTimestamp(60_000));
    await removeExpired(database);
    assert.deepEqual(await listRows(), [['new'], ['new'], ['new']]);
    assert.equal((await database.selectFrom('accounts').select('id').execute()).length, 2);
  });

  test(`removeExpired(database) on ${kind} removes more than one part`, async () => {
    const rows = Array.from({ length: limits.cleanup.rows + 2 }, (_, at) => {
      return { key: `old-${at}`, count: 1, ends_at: makeTimestamp(-1000) };
    });
    await database.insertInto('counters').values(rows.slice(2)).execute();
    await database.insertInto('counters').values(rows.slice(0, 2)).execute();
    await removeExpired(database);
    const left = database.selectFrom('counters').select('key').where('key', 'like', 'old-%');
    assert.deepEqual(await left.execute(), []);
  });

  test(`removeExpired(database) on ${kind} forgets reports of links after half a year`, async () => {
    const days = [-181, -179].map((at) => makeTimestamp(at * limits.day).slice(0, 10));
    const rows = days.map((day) => ({ url: 'https://docs.example.org', day, reports: 1 }));
    await database.insertInto('link_reports').values(rows).execute();
    await removeExpired(database);
    const left = await database.selectFrom('link_reports').select('day').execute();
    assert.deepEqual(
      left.map(({ day }) => day),
      [days[1]],
    );
  });

  test(`removeExpired(database) on ${kind} forgets places where nobody has logged in for long`, async () => {
    await addRows('ada', makeTimestamp(60_000));
    const seen = [-1000, 1000].map((at) => makeTimestamp(at - limits.knownPlaces));
    const rows = seen.map((at) => ({ account_id: 'ada', place: at, seen_at: at }));
    await database.insertInto('known_places').values(rows).execute();
    await removeExpired(database);
    const left = await database.selectFrom('known_places').select('place').execute();
    assert.deepEqual(
      left.map(({ place }) => place),
      seen.slice(1),
    );
    await database.deleteFrom('accounts').where('id', '=', 'ada').execute();
  });

  test(`scheduleCleanup(services) on ${kind} cleans up at once and every hour, until the server stops`, async (t) => {
    t.mock.timers.enable({ apis: ['setInterval'] });
    const mailer = makeMailer({ smtpUrl: undefined, mailFrom: 'no-reply@waymark.example', dataDir });
    const background = makeBackground(pino({ level: 'silent' }));
    const stopping = new AbortController();
    const sizes: number[] = [];
    const addAndCount = async (id: string, milliseconds: number) => {
      await addRows(id, makeTimestamp(-1000));
      t.mock.timers.tick(milliseconds);
      await background.settled();
      sizes.push((await listRows()).flat().length);
    };
    await database.deleteFrom('accounts').execute();
    await database.deleteFrom('counters').execute();
    scheduleCleanup({ metrics: null, database, mailer, background, stopping: stopping.signal });
    await background.settled();
    await addAndCount('one', limits.cleanup.every - 1);
    await addAndCount('two', 1);
    stopping.abort();
    await addAndCount('three', 2 * limits.cleanup.every);
    assert.deepEqual(sizes, [3, 0, 3]);
  });
}
