import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { arbitraryEvent } from '#journal/testing/arbitrary.ts';
import { exampleEvent } from '#journal/testing/example-event.ts';

import { describeEvent } from './event.ts';

const lists = { technology: 'python', topic: 'lists' };

test('describeEvent() says in words what was done', () => {
  const note = (text: string) => describeEvent(exampleEvent(0, { kind: 'note-written', ...lists, text }));
  assert.equal(describeEvent(exampleEvent(0, { kind: 'topic-done', ...lists })), 'done');
  const start = (parts: number) => describeEvent(exampleEvent(0, { kind: 'topic-started', ...lists, parts }));
  assert.deepEqual([0, 1, 2].map(start), ['started', 'started, 1 part done', 'started, 2 parts done']);
  assert.equal(note('read again'), 'note saved');
  assert.equal(note(''), 'note removed');
});

test('describeEvent() has words for every kind of event', () => {
  fc.assert(
    fc.property(arbitraryEvent, (event) => {
      assert.match(describeEvent(event), /^[a-z]/);
    }),
  );
});
