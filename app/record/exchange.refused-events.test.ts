import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { journalLimits } from '#journal/event/limits.ts';

import { openBothApps } from '../../tests/databases/apps.ts';
import { doneEvent, joinTwo } from '../../tests/devices/join-two.ts';

for (const app of await openBothApps({ RATE_LIMIT: 'off' })) {
  const { fetchPath, sendForbidden, openTwo } = joinTwo(app);

  describe(`what the server refuses, with exchangeAll(store) on ${app.kind}`, () => {
    test('sets aside what the server refuses, and sends the rest', async (context) => {
      const warned = context.mock.method(console, 'warn', () => {});
      const { phone, laptop } = await openTwo(sendForbidden);
      const before = await phone.addEvent(doneEvent('before'));
      const forbidden = await phone.addEvent(doneEvent('forbidden'));
      const after = await phone.addEvent(doneEvent('after'));
      await phone.exchange();
      assert.deepEqual(await phone.readIds('refused'), [forbidden.id]);
      assert.deepEqual(await phone.readIds('unsent'), []);
      assert.deepEqual(await phone.read(), [before, forbidden, after]);
      assert.match(String(warned.mock.calls[0]?.arguments[0]), /"constructor" is not allowed/);
      await laptop.exchange();
      assert.deepEqual(await laptop.read(), [before, after]);
    });

    test('sets aside what the server does not accept as an event', async (context) => {
      context.mock.method(console, 'warn', () => {});
      let calls = 0;
      // Like an older server that does not know a kind yet.
      const { phone } = await openTwo((path, init) => {
        calls += 1;
        return fetchPath(path, {
          ...init,
          body: init.body.replaceAll('topic-starred', 'topic-hailed'),
        });
      });
      const events = [];
      for (let count = 0; count < 50; count += 1) events.push(await phone.addEvent(doneEvent(`t-${count}`)));
      const star = await phone.addEvent({ kind: 'topic-starred', technology: 'python', topic: 'lists' });
      await phone.exchange();
      assert.deepEqual([await phone.readIds('refused'), calls], [[star.id], 2]);
      assert.deepEqual(await phone.readIds('unsent'), []);
    });

    test('leaves on this device what exceeds the account’s quota, and still sends and receives the rest', async (context) => {
      const warned = context.mock.method(console, 'warn', () => {});
      const { phone, laptop, email } = await openTwo();
      await phone.exchange();
      const { id } = await app.database
        .selectFrom('accounts')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      const full = { account_id: id, technology: 'git', events: journalLimits.eventsATechnology };
      await app.database.insertInto('event_counts').values(full).execute();
      const refused = await phone.addEvent(doneEvent('commit', 'git'));
      const fits = await phone.addEvent(doneEvent('lists'));
      const other = await laptop.addEvent(doneEvent('dictionaries'));
      await laptop.exchange();
      await phone.exchange();
      assert.deepEqual(await phone.readIds('refused'), [refused.id]);
      assert.deepEqual(await phone.readIds('unsent'), []);
      const kept = new Set((await phone.read()).map((event) => event.id));
      assert.deepEqual(kept, new Set([refused.id, fits.id, other.id]));
      assert.match(String(warned.mock.calls[0]?.arguments[0]), /at most 10000 events of git, not 10001/);
    });

    test('a refused event that is imported again is sent again', async (context) => {
      context.mock.method(console, 'warn', () => {});
      const { phone } = await openTwo(sendForbidden);
      const forbidden = await phone.addEvent(doneEvent('forbidden'));
      await phone.exchange();
      await phone.importEvent(forbidden);
      assert.deepEqual(await phone.readIds('unsent'), [forbidden.id]);
      assert.deepEqual(await phone.readIds('refused'), []);
    });
  });
}
