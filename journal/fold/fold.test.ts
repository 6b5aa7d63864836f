import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { EventBody, JournalEvent } from '../event/event.ts';
import { exampleEvent, exampleEvents } from '../testing/example-event.ts';
import { foldJournal } from './fold.ts';

const lists = { technology: 'python', topic: 'lists' };
const url = 'https://example.org/lists';

describe('foldJournal', () => {
  test('gives a topic the status last said, with its day', () => {
    const topic = foldLists({ kind: 'topic-skipped' }, { kind: 'topic-done' });
    assert.deepEqual([topic?.status, topic?.date], ['done', '2026-11-21']);
    assert.equal(foldLists({ kind: 'topic-done' }, { kind: 'topic-undone' })?.status, 'open');
  });

  test('does not set a topic that is done back to started, and keeps the parts of one that is not', () => {
    const started = { kind: 'topic-started', parts: 2 } as const;
    assert.equal(foldLists({ kind: 'topic-done' }, started)?.status, 'done');
    assert.deepEqual(foldLists(started)?.parts, 2);
  });

  test('keeps links read, own links, the last note, a star and all self-checks', () => {
    const topic = foldLists(
      { kind: 'link-read', url },
      { kind: 'own-link-added', url, title: 'Mine' },
      { kind: 'note-written', text: 'first' },
      { kind: 'note-written', text: 'second' },
      { kind: 'topic-starred' },
      { kind: 'check-wrong' },
      { kind: 'check-right' },
    );
    assert.deepEqual(topic?.read, [url]);
    assert.deepEqual(topic.links, [{ url, title: 'Mine' }]);
    assert.deepEqual([topic.note, topic.isStarred], ['second', true]);
    assert.deepEqual(
      topic.checks.map(({ isRight }) => isRight),
      [false, true],
    );
  });

  test('takes a topic as touched when it was worked on, and not when a note or a star was added later', () => {
    const worked = foldLists({ kind: 'topic-done' })?.touched;
    const later = foldLists(
      { kind: 'topic-done' },
      { kind: 'note-written', text: 'x' },
      { kind: 'topic-starred' },
    );
    assert.ok(worked);
    assert.equal(later?.touched, worked);
  });

  test('takes back links, own links and stars', () => {
    const topic = foldLists(
      { kind: 'link-read', url },
      { kind: 'link-unread', url },
      { kind: 'own-link-added', url, title: 'Mine' },
      { kind: 'own-link-removed', url },
      { kind: 'topic-starred' },
      { kind: 'topic-unstarred' },
    );
    assert.deepEqual([topic?.read, topic?.links, topic?.isStarred], [[], [], false]);
  });

  test('ignores an undo of what comes later or is not there', () => {
    const [undo, done] = exampleEvents({ kind: 'undo', event: exampleEvent(1, doneLists).id }, doneLists);
    assert.ok(undo && done);
    assert.equal(foldJournal([undo, done], { renamed: [] }).topics.get('python/lists')?.status, 'done');
  });

  test('says where the learner stopped in each technology, and drops it with a reset', () => {
    const stop: EventBody = { kind: 'stopped-here', ...lists };
    const { stopped } = foldJournal(exampleEvents(stop), { renamed: [] });
    assert.equal(stopped.get('python')?.key, 'python/lists');
    const reset = exampleEvents(stop, { kind: 'roadmap-reset', technology: 'python' });
    assert.equal(foldJournal(reset, { renamed: [] }).stopped.size, 0);
  });

  test('keeps the last value of a setting, and none after null', () => {
    const events = exampleEvents(
      choose('pace', 'slow'),
      choose('pace', 'fast'),
      choose('view', 'map'),
      choose('view', null),
    );
    assert.deepEqual([...foldJournal(events, { renamed: [] }).settings], [['pace', 'fast']]);
  });

  test('passes over a kind that it does not know', () => {
    const [known] = exampleEvents(doneLists);
    assert.ok(known);
    const unknown: JournalEvent = JSON.parse(
      JSON.stringify({ ...exampleEvent(3, doneLists), kind: 'topic-dreamt' }),
    );
    assert.equal(foldJournal([known, unknown], { renamed: [] }).topics.get('python/lists')?.status, 'done');
  });
});

const doneLists: EventBody = { kind: 'topic-done', ...lists };

function choose(name: string, value: string | null): EventBody {
  return { kind: 'setting-chosen', name, value };
}

type WithoutTopic<T> = T extends EventBody ? Omit<T, 'technology' | 'topic'> : never;

/** The state of one topic after these events about it, an hour apart. */
function foldLists(...bodies: WithoutTopic<Extract<EventBody, { topic: string }>>[]) {
  const events = bodies.map((body, hour) => exampleEvent(hour, Object.assign({}, lists, body)));
  return foldJournal(events, { renamed: [] }).topics.get('python/lists');
}
