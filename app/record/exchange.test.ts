import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { EventBody, Json } from '#journal/event/event.ts';
import { journalLimits } from '#journal/event/limits.ts';
import type { Database } from '#server/database/schema.ts';

import { openBothApps } from '../../tests/databases/apps.ts';
import { makeLearner } from '../../tests/databases/learner.ts';
import { actAsBrowser, type Fetch, openDevice } from '../../tests/devices/devices.ts';
import { forgetSent } from './database.ts';

const done = (topic: string, technology = 'python'): EventBody => ({ kind: 'topic-done', technology, topic });
const plan = (days: Json): EventBody => ({
  kind: 'plan-saved',
  plan: 'mine',
  title: 'Mine',
  starts: '2026-11-23',
  request: {},
  days,
});

for (const app of await openBothApps({ RATE_LIMIT: 'off' })) {
  const fetchPath: Fetch = async (path, init) => app.app.request(path, init, { socketAddress: '192.0.2.1' });
  /** As if the page made an event that the server does not accept. */
  const sendForbidden: Fetch = (path, init) =>
    fetchPath(path, { ...init, body: init.body.replaceAll('"topic":"forbidden"', '"constructor":1') });
  const openTwo = async (through: Fetch = fetchPath) => {
    const { token, email } = await makeLearner(app);
    actAsBrowser(through, token);
    return { email, phone: await openDevice('phone'), laptop: await openDevice('laptop') };
  };

  describe(`exchangeAll(store) on ${app.kind}`, () => {
    test('sends a large journal in calls that the server accepts, and brings it to another device', async () => {
      const lengths: number[] = [];
      const { phone, laptop } = await openTwo((path, init) => {
        lengths.push(init.body.length);
        return fetchPath(path, init);
      });
      for (let count = 0; count < 8; count += 1) await phone.addEvent(plan('字'.repeat(60_000)));
      await phone.addEvent(plan('字'.repeat(journalLimits.plan.days - 2)));
      await phone.addEvent(plan(nest(journalLimits.plan.depth)));
      for (let count = 0; count < 250; count += 1) await phone.addEvent(done(`topic-${count}`));
      await phone.exchange();
      assert.ok(lengths.length < 14, `${lengths.length} calls`);
      assert.deepEqual(await phone.readIds('unsent'), []);
      await laptop.exchange();
      assert.deepEqual(await laptop.read(), await phone.read());
      assert.equal((await laptop.read()).length, 260);
    });

    test('sets aside what the server refuses, and sends the rest', async (context) => {
      const warned = context.mock.method(console, 'warn', () => {});
      const { phone, laptop } = await openTwo(sendForbidden);
      const before = await phone.addEvent(done('before'));
      const forbidden = await phone.addEvent(done('forbidden'));
      const after = await phone.addEvent(done('after'));
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
      for (let count = 0; count < 50; count += 1) events.push(await phone.addEvent(done(`t-${count}`)));
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
      const refused = await phone.addEvent(done('commit', 'git'));
      const fits = await phone.addEvent(done('lists'));
      const other = await laptop.addEvent(done('dictionaries'));
      await laptop.exchange();
      await phone.exchange();
      assert.deepEqual(await phone.readIds('refused'), [refused.id]);
      assert.deepEqual(await phone.readIds('unsent'), []);
      const kept = new Set((await phone.read()).map((event) => event.id));
      assert.deepEqual(kept, new Set([refused.id, fits.id, other.id]));
      assert.match(String(warned.mock.calls[0]?.arguments[0]), /at most 10000 events of git, not 10001/);
    });

    test('keeps events of a newer version until the page is updated', async () => {
      const { phone } = await openTwo(async (path, init) => {
        const answer = await fetchPath(path, init);
        const text = await answer.text();
        return new Response(text.replaceAll('topic-starred', 'topic-hailed'), answer);
      });
      const laptop = await openDevice('laptop');
      await laptop.addEvent({ kind: 'topic-starred', technology: 'python', topic: 'lists' });
      await laptop.exchange();
      await phone.exchange();
      assert.deepEqual(await phone.read(), []);
      const [kept] = await phone.store.getAll('events');
      assert.equal(Object(kept).kind, 'topic-hailed');
    });

    test('sends content that was written under the id of an event in transit', async () => {
      const { phone, laptop } = await openTwo(async (path, init) => {
        const answer = await fetchPath(path, init);
        await meanwhile();
        return answer;
      });
      const event = await phone.addEvent(done('b'));
      let meanwhile = () => phone.importEvent({ ...event, ...done('a') });
      await phone.exchange();
      meanwhile = async () => {};
      await phone.exchange();
      await laptop.exchange();
      assert.deepEqual(await laptop.read(), [{ ...event, ...done('a') }]);
      assert.deepEqual(await phone.read(), await laptop.read());
    });

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
      await phone.addEvent(done('lists'));
      await phone.exchange();
      isLeaving = true;
      await phone.exchange();
      assert.deepEqual(await phone.read(), []);
    });

    test('brings nothing to a device whose learner logs out during the first call', async () => {
      const { phone, laptop } = await openTwo();
      await laptop.addEvent(done('lists'));
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
      const event = await phone.addEvent(done('lists'));
      await phone.exchange();
      isForgetting = true;
      await phone.exchange();
      assert.deepEqual(await phone.read(), [event]);
    });

    test('a refused event stays at logout, and is sent after the next login', async (context) => {
      context.mock.method(console, 'warn', () => {});
      const { phone } = await openTwo(sendForbidden);
      await phone.addEvent(done('lists'));
      const forbidden = await phone.addEvent(done('forbidden'));
      await phone.exchange();
      await forgetSent(phone.store);
      assert.deepEqual(await phone.read(), [forbidden]);
      assert.deepEqual(await phone.readIds('unsent'), [forbidden.id]);
      assert.deepEqual(await phone.readIds('refused'), []);
    });

    test('a refused event that is imported again is sent again', async (context) => {
      context.mock.method(console, 'warn', () => {});
      const { phone } = await openTwo(sendForbidden);
      const forbidden = await phone.addEvent(done('forbidden'));
      await phone.exchange();
      await phone.importEvent(forbidden);
      assert.deepEqual(await phone.readIds('unsent'), [forbidden.id]);
      assert.deepEqual(await phone.readIds('refused'), []);
    });

    test('reports received events even if a later call fails', async () => {
      let calls = 0;
      const { phone, laptop } = await openTwo(async (path, init) => {
        calls += 1;
        if (calls > 2) throw new TypeError('Failed to fetch');
        const answer = await fetchPath(path, init);
        return new Response((await answer.text()).replace('"more":false', `"more":${calls > 1}`), answer);
      });
      const event = await laptop.addEvent(done('lists'));
      await laptop.exchange();
      assert.equal(await phone.exchange(), true);
      assert.deepEqual([await phone.read(), calls], [[event], 3]);
    });

    test('gives another account unsent events only', async () => {
      const { phone } = await openTwo();
      await phone.addEvent(done('lists'));
      await phone.exchange();
      const unsent = await phone.addEvent(done('strings'));
      const { laptop } = await openTwo();
      assert.equal(await phone.exchange(), true);
      await laptop.exchange();
      assert.deepEqual([await phone.read(), await laptop.read()], [[unsent], [unsent]]);
    });

    test('sends again what the account has lost', async () => {
      const { phone, laptop, email } = await openTwo();
      const told = [await phone.addEvent(done('lists')), await phone.addEvent(done('strings'))];
      await phone.exchange();
      await forgetEvents(app.database, email);
      await phone.exchange();
      await laptop.exchange();
      assert.deepEqual([await phone.read(), await laptop.read()], [told, told]);
    });
  });
}

function nest(depth: number): Json {
  return depth === 0 ? 1 : [nest(depth - 1)];
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
