import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { EventBody, JournalEvent } from './event.ts';
import { exampleEvent } from './example-event.ts';
import { foldJournal } from './fold.ts';
import type { Rename } from './renamed.ts';

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

  test('keeps notes, stars and own links through a reset, and other roadmaps whole', () => {
    const events = makeEvents(
      { kind: 'topic-done', ...lists },
      { kind: 'note-written', ...lists, text: 'mine' },
      { kind: 'topic-done', technology: 'git', topic: 'commits' },
      { kind: 'roadmap-reset', technology: 'python' },
    );
    const { topics, days } = foldJournal(events, { renamed: [] });
    assert.deepEqual(
      [
        topics.get('python/lists')?.status,
        topics.get('python/lists')?.note,
        topics.get('git/commits')?.status,
      ],
      ['open', 'mine', 'done'],
    );
    assert.equal(days.get('2026-11-21'), 3);
  });

  test('counts what is done after a reset', () => {
    const events = makeEvents(
      { kind: 'roadmap-reset', technology: 'python' },
      { kind: 'topic-done', ...lists },
    );
    assert.equal(foldJournal(events, { renamed: [] }).topics.get('python/lists')?.status, 'done');
  });

  test('ignores an undo of what comes later or is not there', () => {
    const [undo, done] = makeEvents({ kind: 'undo', event: exampleEvent(1, doneLists).id }, doneLists);
    assert.ok(undo && done);
    assert.equal(foldJournal([undo, done], { renamed: [] }).topics.get('python/lists')?.status, 'done');
  });

  test('says where the learner stopped in each technology, and drops it with a reset', () => {
    const stop: EventBody = { kind: 'stopped-here', ...lists };
    const { stopped } = foldJournal(makeEvents(stop), { renamed: [] });
    assert.equal(stopped.get('python')?.key, 'python/lists');
    const reset = makeEvents(stop, { kind: 'roadmap-reset', technology: 'python' });
    assert.equal(foldJournal(reset, { renamed: [] }).stopped.size, 0);
  });

  test('keeps the last value of a setting, and none after null', () => {
    const events = makeEvents(
      choose('pace', 'slow'),
      choose('pace', 'fast'),
      choose('view', 'map'),
      choose('view', null),
    );
    assert.deepEqual([...foldJournal(events, { renamed: [] }).settings], [['pace', 'fast']]);
  });

  test('passes over a kind that it does not know', () => {
    const [known] = makeEvents(doneLists);
    assert.ok(known);
    const unknown: JournalEvent = JSON.parse(
      JSON.stringify({ ...exampleEvent(3, doneLists), kind: 'topic-dreamt' }),
    );
    assert.equal(foldJournal([known, unknown], { renamed: [] }).topics.get('python/lists')?.status, 'done');
  });

  test('adds up what went into a merged topic, and lets the learner overrule it afterwards', () => {
    const renamed: Rename[] = [
      { from: 'python/lists', to: ['python/sequences'], since: '2026-11-22' },
      { from: 'python/tuples', to: ['python/sequences'], since: '2026-11-22' },
    ];
    const before = makeEvents(
      { kind: 'note-written', ...lists, text: 'on lists' },
      { kind: 'note-written', technology: 'python', topic: 'tuples', text: 'on tuples' },
      { kind: 'topic-done', ...lists },
      { kind: 'topic-undone', technology: 'python', topic: 'tuples' },
    );
    const merged = foldJournal(before, { renamed }).topics;
    assert.deepEqual([...merged.keys()], ['python/sequences']);
    assert.deepEqual(
      [merged.get('python/sequences')?.status, merged.get('python/sequences')?.note],
      ['done', 'on lists\n\non tuples'],
    );
    const after = exampleEvent(30, { kind: 'topic-undone', technology: 'python', topic: 'sequences' });
    assert.equal(foldJournal([...before, after], { renamed }).topics.get('python/sequences')?.status, 'open');
  });

  test('resets a topic that moved to another roadmap with the roadmap it was in at the time', () => {
    const renamed = [{ from: 'python/lists', to: ['dsa/lists'], since: '2026-11-22' }];
    const done = exampleEvent(1, doneLists);
    const statusAfter = (hours: number, technology: string) =>
      foldJournal([done, exampleEvent(hours, { kind: 'roadmap-reset', technology })], { renamed }).topics.get(
        'dsa/lists',
      )?.status;
    assert.deepEqual([statusAfter(2, 'python'), statusAfter(2, 'dsa')], ['open', 'done']);
    assert.deepEqual([statusAfter(40, 'python'), statusAfter(40, 'dsa')], ['done', 'open']);
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

function makeEvents(...bodies: EventBody[]): JournalEvent[] {
  return bodies.map((body, hour) => exampleEvent(hour, body));
}
