import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { EventBody, Json } from '#journal/event/event.ts';
import { journalLimits } from '#journal/event/limits.ts';

import { openBothApps } from '../../tests/databases/apps.ts';
import { openDevice } from '../../tests/devices/devices.ts';
import { doneEvent, joinTwo } from '../../tests/devices/join-two.ts';

const plan = (days: Json): EventBody => ({
  kind: 'plan-saved',
  plan: 'mine',
  title: 'Mine',
  starts: '2026-11-23',
  request: {},
  days,
});

for (const app of await openBothApps({ RATE_LIMIT: 'off' })) {
  const { fetchPath, openTwo } = joinTwo(app);

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
      for (let count = 0; count < 250; count += 1) await phone.addEvent(doneEvent(`topic-${count}`));
      await phone.exchange();
      assert.ok(lengths.length < 14, `${lengths.length} calls`);
      assert.deepEqual(await phone.readIds('unsent'), []);
      await laptop.exchange();
      assert.deepEqual(await laptop.read(), await phone.read());
      assert.equal((await laptop.read()).length, 260);
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
      const event = await phone.addEvent(doneEvent('b'));
      let meanwhile = () => phone.importEvent({ ...event, ...doneEvent('a') });
      await phone.exchange();
      meanwhile = async () => {};
      await phone.exchange();
      await laptop.exchange();
      assert.deepEqual(await laptop.read(), [{ ...event, ...doneEvent('a') }]);
      assert.deepEqual(await phone.read(), await laptop.read());
    });

    test('reports received events even if a later call fails', async () => {
      let calls = 0;
      const { phone, laptop } = await openTwo(async (path, init) => {
        calls += 1;
        if (calls > 2) throw new TypeError('Failed to fetch');
        const answer = await fetchPath(path, init);
        return new Response((await answer.text()).replace('"more":false', `"more":${calls > 1}`), answer);
      });
      const event = await laptop.addEvent(doneEvent('lists'));
      await laptop.exchange();
      assert.equal(await phone.exchange(), true);
      assert.deepEqual([await phone.read(), calls], [[event], 3]);
    });
  });
}

function nest(depth: number): Json {
  return depth === 0 ? 1 : [nest(depth - 1)];
}
