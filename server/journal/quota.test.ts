import assert from 'node:assert/strict';
import { test } from 'node:test';

import { journalLimits } from '#journal/event/limits.ts';
import { exampleEvent } from '#journal/testing/example-event.ts';

import { openBothDatabases } from '../../tests/databases/both.ts';
import { applyChanges, readCounts, writeCounts } from './quota.ts';

const event = (hour: number, technology = 'git') =>
  exampleEvent(hour, { kind: 'topic-done', technology, topic: 'commit' });
const empty = { total: 0, characters: 0, byTechnology: new Map<string, number>() };
const add = (hour: number, technology?: string) => ({ event: event(hour, technology), instead: undefined });
const sizeOf = (value: object) => JSON.stringify(value).length;

test('applyChanges(counts, changes) counts new events and those that take the place of others', () => {
  const long = exampleEvent(1, {
    kind: 'note-written',
    technology: 'css',
    topic: 'grid',
    text: 'x'.repeat(50),
  });
  const counts = applyChanges(empty, [add(1), add(2), { event: long, instead: event(1) }]);
  assert.deepEqual(counts, {
    total: 2,
    characters: sizeOf(event(2)) + sizeOf(long),
    byTechnology: new Map([
      ['git', 1],
      ['css', 1],
    ]),
  });
});

const fulls = {
  total: [
    { ...empty, total: journalLimits.events - 1 },
    /^A journal holds at most 50000 events, not 50001\.$/,
  ],
  characters: [
    { ...empty, characters: journalLimits.characters - sizeOf(event(1)) },
    /^A journal holds at most 16000000 characters, not /,
  ],
  byTechnology: [
    { ...empty, byTechnology: new Map([['git', journalLimits.eventsATechnology - 1]]) },
    /^A journal holds at most 10000 events of git, not 10001\.$/,
  ],
} as const;

for (const [name, [counts, message]] of Object.entries(fulls)) {
  test(`applyChanges(counts, changes) accepts the last event that fits and refuses the next: ${name}`, () => {
    assert.ok('total' in applyChanges(counts, [add(1)]));
    const excess = applyChanges(counts, [add(1), add(2), { event: event(1, 'css'), instead: event(1) }]);
    assert.ok('problem' in excess);
    assert.match(excess.problem, message);
    assert.deepEqual([...excess.ids], [event(2).id]);
  });
}

for (const { kind, database } of await openBothDatabases()) {
  test(`readCounts() on ${kind} reads what writeCounts() wrote, for the technologies of the events`, async () => {
    const account = { id: 'ada', name: 'Ada', email: 'ada@example.com', password: '', created_at: '' };
    await database.insertInto('accounts').values(account).execute();
    const written = {
      total: 5,
      characters: 300,
      byTechnology: new Map([
        ['git', 3],
        ['css', 2],
      ]),
    };
    const changed = { total: 6, characters: 400, byTechnology: new Map([['git', 4]]) };
    const read = await database.transaction().execute(async (transaction) => {
      await writeCounts(transaction, 'ada', written);
      await writeCounts(transaction, 'ada', changed);
      const row = await transaction.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
      const undo = exampleEvent(9, { kind: 'undo', event: event(1).id });
      return [
        await readCounts(transaction, row, [event(1), event(2, 'css'), event(3, 'php')]),
        await readCounts(transaction, row, [undo]),
      ];
    });
    assert.deepEqual(read, [
      {
        total: 6,
        characters: 400,
        byTechnology: new Map([
          ['git', 4],
          ['css', 2],
        ]),
      },
      { total: 6, characters: 400, byTechnology: new Map() },
    ]);
  });
}
