import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { EventBody } from '#journal/event/event.ts';
import { foldJournal } from '#journal/fold/fold.ts';
import { exampleEvents } from '#journal/testing/example-event.ts';
import { readPart } from './read-part.ts';

const names = { technology: 'python', topic: 'lists' };

/** What a box for a part does after some events. */
function readAfter(part: number, ...events: EventBody[]) {
  const { topics } = foldJournal(exampleEvents(...events), { renamed: [] });
  return readPart(topics.get('python/lists'), { key: 'python/lists', part, parts: 3 });
}

test('readPart says which parts are done, and changes to the part before or this one', () => {
  const started: EventBody = { kind: 'topic-started', ...names, parts: 2 };
  assert.deepEqual(readAfter(1), { isDone: false, change: { kind: 'topic-started', ...names, parts: 1 } });
  assert.deepEqual(readAfter(1, started), { isDone: true, change: { kind: 'topic-undone', ...names } });
  assert.deepEqual(readAfter(2, started), {
    isDone: true,
    change: { kind: 'topic-started', ...names, parts: 1 },
  });
  assert.deepEqual(readAfter(3, started), { isDone: false, change: { kind: 'topic-done', ...names } });
});

test('readPart takes every part of a topic that is done as done, and opens the topic', () => {
  const done: EventBody = { kind: 'topic-done', ...names };
  for (const part of [1, 2, 3])
    assert.deepEqual(readAfter(part, done), { isDone: true, change: { kind: 'topic-undone', ...names } });
});
