import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { journalLimits } from '#journal/event/limits.ts';

import { limits } from '../limits.ts';
import { makeEvent, openJournals } from '../../tests/databases/open-journals.ts';

for (const { kind, database, makeAccount, readAccount, exchange } of await openJournals()) {
  describe(`POST /api/journal on ${kind}, with much to store`, () => {
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

    test('refuses what is much for a new account for now, and stores it once a mailed link proved the e-mail', async () => {
      const token = await makeAccount('new');
      const { id } = await readAccount('new');
      const change = (row: object) =>
        database.updateTable('accounts').set(row).where('id', '=', id).execute();
      await change({ characters: limits.newJournal.characters - 10 });
      const sent = [makeEvent()];
      const refused = await exchange(token, 0, sent);
      assert.deepEqual([refused.status, refused.body['refused']], [429, undefined]);
      assert.ok(Number(refused.headers.get('retry-after')) > 0);
      await change({ confirmed_at: new Date().toISOString() });
      assert.equal((await exchange(token, 0, sent)).status, 200);
      await change({ confirmed_at: null, created_at: '2026-01-01T00:00:00.000Z' });
      assert.equal((await exchange(token, 0, [makeEvent()])).status, 200);
    });
  });
}
