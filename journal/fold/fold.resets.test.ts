import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { EventBody } from '../event/event.ts';
import { exampleEvent, exampleEvents } from '../testing/example-event.ts';
import { foldJournal } from './fold.ts';
import type { Rename } from '../renames.ts';

const lists = { technology: 'python', topic: 'lists' };
const doneLists: EventBody = { kind: 'topic-done', ...lists };

describe('foldJournal, over resets and merged topics', () => {
  test('keeps notes, stars and own links through a reset, and other roadmaps whole', () => {
    const events = exampleEvents(
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
    const events = exampleEvents(
      { kind: 'roadmap-reset', technology: 'python' },
      { kind: 'topic-done', ...lists },
    );
    assert.equal(foldJournal(events, { renamed: [] }).topics.get('python/lists')?.status, 'done');
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

  test('dates a merged topic by the latest of its parts with the furthest status', () => {
    const to = ['python/sequences'];
    const renamed = ['lists', 'tuples'].map((topic) => ({
      from: `python/${topic}`,
      to,
      since: '2027-01-01',
    }));
    const tuples: EventBody = { kind: 'topic-done', technology: 'python', topic: 'tuples' };
    const early = exampleEvent(1, doneLists);
    const late = exampleEvent(30, tuples);
    const merged = foldJournal([early, late], { renamed }).topics.get('python/sequences');
    assert.deepEqual([merged?.status, merged?.date], ['done', '2026-11-22']);
  });

  test('adds up what went into a merged topic, and lets the learner overrule it afterwards', () => {
    const renamed: Rename[] = [
      { from: 'python/lists', to: ['python/sequences'], since: '2026-11-22' },
      { from: 'python/tuples', to: ['python/sequences'], since: '2026-11-22' },
    ];
    const before = exampleEvents(
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
});
