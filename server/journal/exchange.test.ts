import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { makeStamp, makeId } from '#journal/event/stamp.ts';
import { journalLimits } from '#journal/event/limits.ts';

import { openBothApps } from '../../tests/databases/apps.ts';

let made = 0;

/** An event that nobody made before. */
function makeEvent(topic = 'lists', device = 'phone') {
  made += 1;
  const id = makeId(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
  return {
    ...makeStamp(id, { device, now: made, offset: 60 }),
    kind: 'topic-done',
    technology: 'python',
    topic,
  };
}

for (const { kind, send, database } of await openBothApps()) {
  const makeAccount = async (name: string) => {
    const login = { email: `${name}@example.com`, password: 'Str0ng!pass' };
    await send('POST', '/api/signup', { body: { name, ...login, confirmpassword: login.password } });
    const { body } = await send('POST', '/api/login', { body: login });
    return String(body['token']);
  };
  const readAccount = (name: string) =>
    database
      .selectFrom('accounts')
      .selectAll()
      .where('email', '=', `${name}@example.com`)
      .executeTakeFirstOrThrow();
  const exchange = (token: string, after: number, events: object[] = []) =>
    send('POST', '/api/journal', { token, body: { after, events } });

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

    test('splits many events into pages, and loses nothing between them', async () => {
      const token = await makeAccount('much');
      for (let time = 0; time < 3; time += 1) {
        await exchange(
          token,
          1_000_000,
          Array.from({ length: 200 }, () => makeEvent()),
        );
      }
      const first = await exchange(token, 0);
      assert.equal(first.body['more'], true);
      const second = await exchange(token, Number(first.body['cursor']));
      const events = [first.body['events'], second.body['events']].flat();
      assert.deepEqual([events.length, second.body['more']], [600, false]);
    });

    test('accepts the longest plan, and pages plans by their length', async () => {
      const token = await makeAccount('planner');
      const days = '\u5b57'.repeat(journalLimits.plan.days - 2);
      const plan = { plan: 'mine', title: 'Mine', starts: '2026-11-23', request: days, days };
      const { topic: _, technology: __, ...stamp } = makeEvent();
      const one = { ...stamp, kind: 'plan-saved', ...plan };
      const other = { ...one, id: makeEvent().id };
      assert.equal((await exchange(token, 9, [one])).status, 200);
      assert.equal((await exchange(token, 9, [other])).status, 200);
      const { body } = await exchange(token, 0, [{ ...other, id: makeEvent().id }]);
      assert.deepEqual([body['events'], body['more']], [[one, other], true]);
      assert.equal((await exchange(token, Number(body['cursor']))).body['more'], false);
    });

    test('counts the events of an account, also when one replaces another', async () => {
      const token = await makeAccount('counted');
      const [one, other] = [makeEvent('a'), makeEvent('c')];
      await exchange(token, 0, [one, other, one]);
      await exchange(token, 0, [{ ...other, topic: 'b', technology: 'git' }]);
      await exchange(token, 0, [one]);
      const account = await readAccount('counted');
      const stored = [(await exchange(token, 0)).body['events']].flat();
      const characters = stored.reduce((sum: number, event) => sum + JSON.stringify(event).length, 0);
      assert.deepEqual([account.events, account.characters], [2, characters]);
      const counts = await database
        .selectFrom('event_counts')
        .select(['technology', 'events'])
        .where('account_id', '=', account.id)
        .orderBy('technology')
        .execute();
      assert.deepEqual(
        counts.map(({ technology, events }) => [technology, events]),
        [
          ['git', 1],
          ['python', 1],
        ],
      );
    });

    test('names the events that exceed the quota, and stores none of the call', async () => {
      const token = await makeAccount('full');
      const { id } = await readAccount('full');
      const characters = journalLimits.characters - 400;
      await database.updateTable('accounts').set({ characters }).where('id', '=', id).execute();
      const note = { ...makeEvent(), kind: 'note-written', text: 'x'.repeat(500) };
      const sent = [makeEvent(), note, makeEvent(), makeEvent()];
      const { status, body } = await exchange(token, 0, sent);
      assert.deepEqual([status, body['success'], body['refused']], [413, false, [1, 3]]);
      assert.match(String(body['message']), /^A journal holds at most 16000000 characters/);
      assert.deepEqual((await exchange(token, 0)).body['events'], []);
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
