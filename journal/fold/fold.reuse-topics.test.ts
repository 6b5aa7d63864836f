import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { arbitraryEvents, runs } from '../testing/arbitrary.ts';
import { exampleEvent, exampleEvents } from '../testing/example-event.ts';
import { foldJournal, reuseTopics } from './fold.ts';
import type { TopicState } from './state.ts';

const content = { renamed: [] };
const lists = { technology: 'python', topic: 'lists' };
const loops = { technology: 'python', topic: 'loops' };

test('reuseTopics() keeps the object of every topic that is as it was, and no other', () => {
  const events = exampleEvents({ kind: 'topic-done', ...lists }, { kind: 'topic-done', ...loops });
  const former = foldJournal(events, content).topics;
  const next = foldJournal([...events, exampleEvent(5, { kind: 'topic-starred', ...loops })], content).topics;
  const reused = reuseTopics(former, next);
  assert.equal(reused.get('python/lists'), former.get('python/lists'));
  assert.equal(reused.get('python/loops'), next.get('python/loops'));
});

test('reuseTopics() takes the new object of a topic that differs in any one field', () => {
  const topic: TopicState = {
    status: 'started',
    date: '2026-11-21',
    parts: 1,
    note: 'a',
    isStarred: false,
    touched: 'x',
    read: ['https://example.org/1'],
    links: [],
    checks: [{ date: '2026-11-21', isRight: true }],
  };
  const changes: readonly Partial<TopicState>[] = [
    { status: 'done' },
    { date: '2026-11-22' },
    { parts: 2 },
    { note: 'b' },
    { isStarred: true },
    { touched: 'y' },
    { read: ['https://example.org/2'] },
    { read: [] },
    { links: [{ url: 'https://example.org/1', title: 'One' }] },
    { checks: [{ date: '2026-11-21', isRight: false }] },
  ];
  for (const change of changes) {
    const changed = { ...topic, ...change };
    const reused = reuseTopics(new Map([['python/lists', topic]]), new Map([['python/lists', changed]]));
    assert.equal(reused.get('python/lists'), changed);
  }
});

test('reuseTopics() says the same as the new fold, whatever came before it', () => {
  fc.assert(
    fc.property(arbitraryEvents, arbitraryEvents, (before, fresh) => {
      const former = foldJournal(before, content).topics;
      const { topics } = foldJournal([...before, ...fresh], content);
      assert.deepEqual(reuseTopics(former, topics), topics);
    }),
    runs,
  );
});
