import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { arbitraryEvents, runs } from '../testing/arbitrary.ts';
import { exampleEvent, exampleEvents } from '../testing/example-event.ts';
import { groupByDate, listActs } from './list-acts.ts';
import { findInForce, mergeJournals } from '../merge.ts';

const lists = { technology: 'python', topic: 'lists' };
const [done, starred] = exampleEvents({ kind: 'topic-done', ...lists }, { kind: 'topic-starred', ...lists });
assert.ok(done && starred);
const undo = exampleEvent(2, { kind: 'undo', event: done.id });
const redo = exampleEvent(3, { kind: 'undo', event: undo.id });

test('listActs() gives what was done, newest first, each with what takes it back', () => {
  assert.deepEqual(listActs([done, starred, undo]), [
    { event: starred, undos: [] },
    { event: done, undos: [undo.id] },
  ]);
});

test('listActs() gives every undo of an event that two devices took back', () => {
  const again = exampleEvent(4, { kind: 'undo', event: done.id });
  assert.deepEqual(listActs([done, undo, again]), [{ event: done, undos: [undo.id, again.id] }]);
});

test('listActs() finds nothing that takes back what was brought back', () => {
  assert.deepEqual(listActs([done, undo, redo]), [{ event: done, undos: [] }]);
});

test('listActs() says of every event whether it is in force', () => {
  fc.assert(
    fc.property(arbitraryEvents, (events) => {
      const journal = mergeJournals(events, []);
      const inForce = new Set(findInForce(journal));
      for (const { event, undos } of listActs(journal)) assert.equal(undos.length === 0, inForce.has(event));
    }),
    runs,
  );
});

test('groupByDate() puts together what was done on one local date', () => {
  const next = exampleEvent(24, { kind: 'topic-starred', ...lists });
  const days = groupByDate(listActs([done, starred, next]));
  assert.deepEqual(
    days.map(({ date, entries }) => [date, entries.length]),
    [
      ['2026-11-22', 1],
      ['2026-11-21', 2],
    ],
  );
});
