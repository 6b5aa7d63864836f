import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { JournalEvent } from './event/event.ts';
import { exampleEvent } from './testing/example-event.ts';
import { mergeJournals } from './merge.ts';

test('mergeJournals puts the events of two devices into one order of time', () => {
  const [first, second, third] = [1, 2, 3].map((hour) =>
    exampleEvent(hour, { kind: 'topic-done', ...lists }),
  );
  assert.ok(first && second && third);
  assert.deepEqual(mergeJournals([third, first], [second]), [first, second, third]);
});

test('mergeJournals keeps one of two contents under one id, the same on every side', () => {
  const one = exampleEvent(1, { kind: 'topic-done', ...lists });
  const other: JournalEvent = { ...one, kind: 'topic-skipped', technology: 'python', topic: 'lists' };
  assert.deepEqual(mergeJournals([one], [other]), mergeJournals([other], [one]));
  assert.equal(mergeJournals([one], [other]).length, 1);
  // Devices of every version must choose alike: "topic-done" sorts before "topic-skipped".
  assert.deepEqual(mergeJournals([other], [one]), [one]);
});

test('mergeJournals keeps the same content in whatever order a database gives back its fields', () => {
  const one = exampleEvent(1, { kind: 'topic-done', ...lists });
  for (const topic of ['arrays', 'sets']) {
    const other = { ...one, kind: 'topic-done', technology: 'python', topic } as const;
    const { technology, kind, at, device, id } = other;
    const turned: JournalEvent = { topic, technology, kind, at, device, id };
    const [kept] = mergeJournals([one], [other]);
    assert.deepEqual(mergeJournals([one], [turned]), [kept]);
    assert.deepEqual(mergeJournals([turned], [one]), [kept]);
  }
});

const lists = { technology: 'python', topic: 'lists' };
