import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { Database } from '#server/database/schema.ts';

import { openBothApps } from '../../tests/databases/apps.ts';
import { doneEvent, joinTwo } from '../../tests/devices/join-two.ts';
import { forgetSent } from './database.ts';

for (const app of await openBothApps({ RATE_LIMIT: 'off' })) {
  const { fetchPath, sendForbidden, openTwo } = joinTwo(app);

  describe(`logging in and out around exchangeAll(store) on ${app.kind}`, () => {
    test('brings nothing back if another tab has logged out', async () => {
      let isLeaving = false;
      const { phone } = await openTwo(async (path, init) => {
        const answer = await fetchPath(path, init);
        if (isLeaving) {
          localStorage.removeItem('token');
          await forgetSent(phone.store);
        }
        return answer;
      });
      await phone.addEvent(doneEvent('lists'));
      await phone.exchange();
      isLeaving = true;
      await phone.exchange();
      assert.deepEqual(await phone.read(), []);
    });

    test('brings nothing to a device whose learner logs out during the first call', async () => {
      const { phone, laptop } = await openTwo();
      await laptop.addEvent(doneEvent('lists'));
      await laptop.exchange();
      const { fetch } = globalThis;
      Object.assign(globalThis, {
        fetch: async (...call: Parameters<typeof fetch>) => {
          const answer = await fetch(...call);
          localStorage.removeItem('token');
          return answer;
        },
      });
      await phone.exchange();
      assert.deepEqual(await phone.read(), []);
    });

    test('brings everything back when the account was forgotten during a call', async () => {
      let isForgetting = false;
      const { phone } = await openTwo(async (path, init) => {
        const answer = await fetchPath(path, init);
        if (isForgetting) await forgetSent(phone.store);
        isForgetting = false;
        return answer;
      });
      const event = await phone.addEvent(doneEvent('lists'));
      await phone.exchange();
      isForgetting = true;
      await phone.exchange();
      assert.deepEqual(await phone.read(), [event]);
    });

    test('a refused event stays at logout, and is sent after the next login', async (context) => {
      context.mock.method(console, 'warn', () => {});
      const { phone } = await openTwo(sendForbidden);
      await phone.addEvent(doneEvent('lists'));
      const forbidden = await phone.addEvent(doneEvent('forbidden'));
      await phone.exchange();
      await forgetSent(phone.store);
      assert.deepEqual(await phone.read(), [forbidden]);
      assert.deepEqual(await phone.readIds('unsent'), [forbidden.id]);
      assert.deepEqual(await phone.readIds('refused'), []);
    });

    test('gives another account unsent events only', async () => {
      const { phone } = await openTwo();
      await phone.addEvent(doneEvent('lists'));
      await phone.exchange();
      const unsent = await phone.addEvent(doneEvent('strings'));
      const { laptop } = await openTwo();
      assert.equal(await phone.exchange(), true);
      await laptop.exchange();
      assert.deepEqual([await phone.read(), await laptop.read()], [[unsent], [unsent]]);
    });

    test('sends again what the account has lost', async () => {
      const { phone, laptop, email } = await openTwo();
      const told = [await phone.addEvent(doneEvent('lists')), await phone.addEvent(doneEvent('strings'))];
      await phone.exchange();
      await forgetEvents(app.database, email);
      await phone.exchange();
      await laptop.exchange();
      assert.deepEqual([await phone.read(), await laptop.read()], [told, told]);
    });
  });
}

/** As if the database was replaced by a copy. */
async function forgetEvents(database: Database, email: string): Promise<void> {
  const { id } = await database
    .updateTable('accounts')
    .set({ arrived: 0, events: 0, characters: 0 })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.deleteFrom('events').where('account_id', '=', id).execute();
  await database.deleteFrom('event_counts').where('account_id', '=', id).execute();
}
