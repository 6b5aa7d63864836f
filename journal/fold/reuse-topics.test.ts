import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { arbitraryEvents, runs } from '../testing/arbitrary.ts';
import { exampleEvent, exampleEvents } from '../testing/example-event.ts';
import { foldJournal } from './fold.ts';
import { reuseTopics } from './reuse-topics.ts';

const content = { renamed: [] };
const lists = { technology: 'python', topic: 'lists' };
const loops = { technology: 'python', topic: 'loops' };

test('keepSame() keeps the object of every topic that is as it was, and no other', () => {
  const events = exampleEvents({ kind: 'topic-done', ...lists }, { kind: 'topic-done', ...loops });
  const former = foldJournal(events, content).topics;
  const next = foldJournal([...events, exampleEvent(5, { kind: 'topic-starred', ...loops })], content).topics;
  const reused = reuseTopics(former, next);
  assert.equal(reused.get('python/lists'), former.get('python/lists'));
  assert.equal(reused.get('python/loops'), next.get('python/loops'));
});

test('keepSame() says the same as the new fold, whatever came before it', () => {
  fc.assert(
    fc.property(arbitraryEvents, arbitraryEvents, (before, fresh) => {
      const former = foldJournal(before, content).topics;
      const { topics } = foldJournal([...before, ...fresh], content);
      assert.deepEqual(reuseTopics(former, topics), topics);
    }),
    runs,
  );
});
