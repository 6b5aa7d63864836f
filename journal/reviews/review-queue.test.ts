import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { EventBody } from '../event/event.ts';
import { foldJournal } from '../fold/fold.ts';
import type { Rename } from '../renames.ts';
import { exampleEvent } from '../testing/example-event.ts';
import { dailyReviews, makeReviewQueue, type ReviewQueue } from './review-queue.ts';

const about = { technology: 'python', topic: 'lists' };
const done: EventBody = { kind: 'topic-done', ...about };
const right: EventBody = { kind: 'check-right', ...about };
const wrong: EventBody = { kind: 'check-wrong', ...about };

/** What is asked on a day of November 2026 after acts on others. */
function queueOn(
  day: number,
  acts: readonly (readonly [day: number, body: EventBody])[],
  renamed: readonly Rename[] = [],
): ReviewQueue {
  const events = acts.map(([on, body], at) => exampleEvent((on - 21) * 24 + 9 + at / 60, body));
  return makeReviewQueue(foldJournal(events, { renamed }).topics, {
    today: `2026-11-${day}`,
    isAsked: () => true,
  });
}

/** More topics than a day's share, done on 21 November. */
const learn = (technology: string) =>
  Array.from({ length: dailyReviews + 4 }, (_, at) => {
    const body: EventBody = { kind: 'topic-done', technology, topic: `t${at}` };
    return [21, body] as const;
  });

const keys = ({ due }: ReviewQueue) => due.map(({ key }) => key);

describe('makeReviewQueue', () => {
  test('asks about a topic two days after it was done, and not before', () => {
    assert.deepEqual(keys(queueOn(22, [[21, done]])), []);
    assert.deepEqual(queueOn(22, [[21, done]]).next, { date: '2026-11-23', count: 1 });
    assert.deepEqual(keys(queueOn(23, [[21, done]])), ['python/lists']);
  });

  test('asks again the next day after "not yet", also about a topic that is not done', () => {
    assert.deepEqual(keys(queueOn(22, [[21, wrong]])), ['python/lists']);
    assert.deepEqual(
      keys(
        queueOn(24, [
          [21, done],
          [23, wrong],
        ]),
      ),
      ['python/lists'],
    );
  });

  test('does not ask about a topic that only had "I knew it", was skipped, or is no longer done', () => {
    const skipped: EventBody = { kind: 'topic-skipped', ...about };
    const undone: EventBody = { kind: 'topic-undone', ...about };
    assert.deepEqual(keys(queueOn(30, [[21, right]])), []);
    assert.deepEqual(
      keys(
        queueOn(30, [
          [21, wrong],
          [21, skipped],
        ]),
      ),
      [],
    );
    assert.deepEqual(
      keys(
        queueOn(30, [
          [21, done],
          [22, undone],
        ]),
      ),
      [],
    );
  });

  test('counts an answer of today, and asks about that topic on another day', () => {
    const queue = queueOn(23, [
      [21, done],
      [23, right],
    ]);
    assert.deepEqual([keys(queue), queue.answered], [[], 1]);
    assert.equal(queueOn(21, [[21, done]]).answered, 0);
  });

  test('asks again when an answer is undone', () => {
    const answer = exampleEvent(57, right);
    const events = [exampleEvent(9, done), answer, exampleEvent(58, { kind: 'undo', event: answer.id })];
    const { topics } = foldJournal(events, { renamed: [] });
    assert.deepEqual(keys(makeReviewQueue(topics, { today: '2026-11-23', isAsked: () => true })), [
      'python/lists',
    ]);
  });

  test('follows a topic that was renamed, and asks about no topic without a question', () => {
    const renamed = [{ from: 'python/lists', to: ['python/arrays'], since: '2026-11-22' }];
    assert.deepEqual(keys(queueOn(23, [[21, done]], renamed)), ['python/arrays']);
    const { topics } = foldJournal([exampleEvent(9, done)], { renamed: [] });
    const queue = makeReviewQueue(topics, { today: '2026-11-30', isAsked: () => false });
    assert.deepEqual(queue, { due: [], answered: 0, waiting: 0, another: 0, next: null });
  });

  test('asks for no more than a day’s share, and lets the rest wait', () => {
    const acts = learn('python');
    const queue = queueOn(23, acts);
    assert.deepEqual([queue.due.length, queue.waiting, queue.another], [dailyReviews, 4, 4]);
    const answered: EventBody = { kind: 'check-right', technology: 'python', topic: 't3' };
    const later = queueOn(23, [...acts, [23, answered]]);
    assert.deepEqual([later.due.length, later.answered, later.waiting], [dailyReviews - 1, 1, 4]);
    const many = queueOn(23, [...acts, ...learn('css')]);
    assert.deepEqual([many.waiting, many.another], [dailyReviews + 8, 5]);
  });
});
