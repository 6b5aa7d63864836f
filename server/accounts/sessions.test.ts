import assert from 'node:assert/strict';
import { mock, test } from 'node:test';

import { limits } from '../limits.ts';

import { addAccount } from '../../tests/databases/add-account.ts';
import { openBothDatabases } from '../../tests/databases/both.ts';
import { createSession, endSession, endSessions, findSession, listSessions } from './sessions.ts';

for (const { kind, database } of await openBothDatabases()) {
  const makeAccount = (email: string) => addAccount(database, email);

  test(`findSession(database, token) on ${kind} finds the session of its own token only`, async () => {
    const accountId = await makeAccount('whose@example.com');
    const token = await createSession(database, { accountId, device: 'x', remember: false });
    assert.equal((await findSession(database, token))?.accountId, accountId);
    for (const other of ['', `${token}x`, token.toUpperCase()]) {
      assert.equal(await findSession(database, other), null);
    }
  });

  test(`findSession(database, token) on ${kind} ignores a session made while the clock was ahead`, async (t) => {
    t.after(() => mock.timers.reset());
    const accountId = await makeAccount('ahead@example.com');
    const [now, year] = [Date.now(), 365 * limits.day];
    mock.timers.enable({ apis: ['Date'], now: now + year });
    const token = await createSession(database, { accountId, device: 'x', remember: true });
    assert.ok(await findSession(database, token));
    mock.timers.setTime(now);
    assert.equal(await findSession(database, token), null);
  });

  test(`findSession(database, token) on ${kind} updates when a session was seen at most once an hour`, async (t) => {
    t.after(() => mock.timers.reset());
    const start = Date.now();
    mock.timers.enable({ apis: ['Date'], now: start });
    const accountId = await makeAccount('seen@example.com');
    const token = await createSession(database, { accountId, device: 'x', remember: false });
    const seenAfter = async (milliseconds: number) => {
      mock.timers.setTime(start + milliseconds);
      await findSession(database, token);
      const [session] = await listSessions(database, accountId);
      return Date.parse(session?.seen_at ?? '') - start;
    };
    const { seenEvery } = limits.session;
    assert.equal(await seenAfter(seenEvery), 0);
    assert.equal(await seenAfter(seenEvery + 1), seenEvery + 1);
    assert.equal(await seenAfter(seenEvery + 2), seenEvery + 1);
  });

  test(`listSessions(database, accountId) on ${kind} leaves out ended sessions and those of others`, async (t) => {
    t.after(() => mock.timers.reset());
    const [one, other] = [await makeAccount('one@example.com'), await makeAccount('other@example.com')];
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
    await createSession(database, { accountId: one, device: 'short', remember: false });
    mock.timers.tick(1000);
    await createSession(database, { accountId: one, device: 'long', remember: true });
    await createSession(database, { accountId: other, device: 'foreign', remember: true });
    const list = async () => (await listSessions(database, one)).map(({ device }) => device);
    assert.deepEqual(await list(), ['long', 'short']);
    mock.timers.tick(limits.session.unremembered);
    assert.deepEqual(await list(), ['long']);
  });

  test(`endSession(database, session) on ${kind} ends it once, and endSessions() all but one`, async () => {
    const accountId = await makeAccount('end@example.com');
    const stranger = await makeAccount('stranger@example.com');
    const make = () => createSession(database, { accountId, device: 'x', remember: false });
    const [token, second, third] = [await make(), await make(), await make()];
    const foreign = await createSession(database, { accountId: stranger, device: 'x', remember: false });
    const session = await findSession(database, token);
    assert.ok(session);
    assert.equal(await endSession(database, { ...session, accountId: stranger }), false);
    assert.equal(await endSession(database, session), true);
    assert.equal(await endSession(database, session), false);
    const current = await findSession(database, second);
    await endSessions(database, accountId, current?.sessionId);
    assert.ok(await findSession(database, second));
    assert.equal(await findSession(database, third), null);
    assert.ok(await findSession(database, foreign));
  });
}
