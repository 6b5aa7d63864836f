import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { makeEvent, openJournals } from '../../tests/databases/open-journals.ts';

for (const { kind, send, database, makeAccount, readAccount, exchange } of await openJournals()) {
  describe(`POST /api/journal on ${kind}`, () => {
    test('gives each device the events of the others once, in order of arrival', async () => {
      const token = await makeAccount('ada');
      const [one, two, three] = [makeEvent('a'), makeEvent('b'), makeEvent('c', 'laptop')];
      const first = await exchange(token, 0, [two]);
      assert.deepEqual([first.status, first.body['events']], [200, []]);
      const second = await exchange(token, 0, [three, one]);
      assert.deepEqual(second.body['events'], [two]);
      const third = await exchange(token, Number(first.body['cursor']));
      assert.deepEqual(third.body['events'], [three, one]);
      assert.deepEqual((await exchange(token, Number(third.body['cursor']))).body['events'], []);
      assert.equal(third.body['more'], false);
    });

    test('refuses a cursor that is too large for its column', async () => {
      const token = await makeAccount('cursor');
      assert.equal((await exchange(token, 2 ** 31 - 1)).status, 200);
      const refused = await exchange(token, 2 ** 31);
      assert.deepEqual(
        [refused.status, refused.body['message']],
        [400, 'The field "after" must be at most 2147483647.'],
      );
    });

    test('changes nothing when events are sent twice, as after a lost reply', async () => {
      const token = await makeAccount('again');
      const events = [makeEvent(), makeEvent()];
      await exchange(token, 0, events);
      await exchange(token, 0, events);
      assert.deepEqual((await exchange(token, 0)).body['events'], events);
    });

    test('keeps the journals of accounts apart', async () => {
      const [one, other] = [await makeAccount('one'), await makeAccount('other')];
      const event = makeEvent();
      await exchange(one, 0, [event]);
      assert.deepEqual((await exchange(other, 0)).body['events'], []);
      const answers = [await exchange(one, 0), await exchange(other, 0)];
      assert.notEqual(answers[0]?.body['account'], answers[1]?.body['account']);
    });

    test('loses nothing when devices send at the same time', async () => {
      const token = await makeAccount('race');
      const sent = Array.from({ length: 12 }, () => [makeEvent(), makeEvent()]);
      const answers = await Promise.all(sent.map((events) => exchange(token, 0, events)));
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
      const { body } = await exchange(token, 0);
      assert.equal(new Set(JSON.stringify(body['events']).match(/"id":"[^"]+"/g)).size, 24);
    });

    test('every side keeps the same one of two events with one id, whichever came first', async () => {
      const event = makeEvent('a');
      const forged = { ...event, topic: 'b' };
      const [one, other] = [await makeAccount('forger'), await makeAccount('victim')];
      for (const [token, events] of [
        [one, [event, forged]],
        [other, [forged, event]],
      ] as const) {
        for (const sent of events) await exchange(token, 0, [sent]);
      }
      const stored = [await exchange(one, 0), await exchange(other, 0)].map(({ body }) => body['events']);
      assert.deepEqual(stored[0], stored[1]);
      assert.equal(Array.isArray(stored[0]) && stored[0].length, 1);
    });

    test('sends the winning event to the sender of the other, however far it has read', async () => {
      const token = await makeAccount('corrected');
      const event = makeEvent('a');
      const forged = { ...event, topic: 'b' };
      const first = await exchange(token, 0, [event]);
      const answer = await exchange(token, Number(first.body['cursor']), [forged]);
      assert.deepEqual(answer.body['events'], [event]);
    });

    test('renames the journal once when a device has read beyond it, as after a restored backup', async () => {
      const token = await makeAccount('restored');
      const first = await exchange(token, 0, [makeEvent(), makeEvent()]);
      const away = Number((await exchange(token, 0)).body['cursor']);
      const { id } = await readAccount('restored');
      await database.deleteFrom('events').where('account_id', '=', id).execute();
      await database.updateTable('accounts').set({ arrived: 1 }).where('id', '=', id).execute();
      const beyond = await exchange(token, away);
      assert.notEqual(beyond.body['account'], first.body['account']);
      const renamed = await exchange(token, 0, [makeEvent()]);
      assert.equal(renamed.body['account'], beyond.body['account']);
      assert.equal((await exchange(token, 2)).body['account'], beyond.body['account']);
      const sending = await exchange(token, 9, [makeEvent()]);
      assert.notEqual(sending.body['account'], beyond.body['account']);
      assert.equal([(await exchange(token, 0)).body['events']].flat().length, 2);
    });

    test('refuses invalid events, too many events, and calls without a session', async () => {
      const token = await makeAccount('bad');
      const { id: _, ...nameless } = makeEvent();
      const answers = [
        await exchange(token, 0, [nameless]),
        await exchange(token, -1),
        await exchange(
          token,
          0,
          Array.from({ length: 201 }, () => makeEvent()),
        ),
        await exchange('nobody', 0),
      ];
      assert.deepEqual(
        answers.map(({ status }) => status),
        [400, 400, 400, 401],
      );
      assert.match(String(answers[0]?.body['message']), /^Event 1: its id is missing/);
      assert.deepEqual(answers[0]?.body['refused'], [0]);
      assert.deepEqual((await exchange(token, 0)).body['events'], []);
    });

    test('deletes the journal with the account', async () => {
      const token = await makeAccount('deleted');
      await exchange(token, 0, [makeEvent()]);
      await send('DELETE', '/api/me', { token, body: { password: 'Str0ng!pass' } });
      assert.deepEqual((await exchange(await makeAccount('deleted'), 0)).body['events'], []);
    });
  });
}
