import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { addDays, countDaysFrom } from '../dates.ts';
import { foldJournal } from '../fold/fold.ts';
import type { Check, TopicState } from '../fold/state.ts';
import { mergeJournals } from '../merge.ts';
import { arbitraryEvents, arbitraryRenamed, runs } from '../testing/arbitrary.ts';
import { exampleEvent } from '../testing/example-event.ts';
import { makeReviewQueue } from './review-queue.ts';
import { scheduleReview } from './schedule-review.ts';

const today = '2026-11-28';
const learned = foldJournal([exampleEvent(9, { kind: 'topic-done', technology: 'a', topic: 'b' })], {
  renamed: [],
}).topics.get('a/b');
const done: TopicState = learned ?? assert.fail('Nothing was learned.');

function makeQueue(
  events: Parameters<typeof foldJournal>[0],
  renamed: Parameters<typeof foldJournal>[1]['renamed'],
) {
  return makeReviewQueue(foldJournal(events, { renamed }).topics, { today, isAsked: () => true });
}

/** Answers each time that the topic is due. */
function answerWhenDue(answers: readonly boolean[]): { gaps: number[]; topic: TopicState } {
  const checks: Check[] = [];
  const topic = { ...done, checks };
  const gaps = answers.map((isRight) => {
    const review = scheduleReview(topic) ?? assert.fail('It is not asked about.');
    checks.push({ date: review.due, isRight });
    return countDaysFrom(review.last, review.due);
  });
  return { gaps, topic };
}

describe('scheduleReview, for any journal', () => {
  test('gives the same queue in whatever order two journals are merged', () => {
    fc.assert(
      fc.property(arbitraryEvents, arbitraryEvents, arbitraryRenamed, (one, other, renamed) => {
        assert.deepEqual(
          makeQueue(mergeJournals(one, other), renamed),
          makeQueue(mergeJournals(other, one).toReversed(), renamed),
        );
      }),
      runs,
    );
  });

  test('asks only about topics with an act, once each, and never on a date before the last answer', () => {
    fc.assert(
      fc.property(arbitraryEvents, arbitraryRenamed, (events, renamed) => {
        const { topics } = foldJournal(events, { renamed });
        const { due } = makeReviewQueue(topics, { today, isAsked: () => true });
        assert.equal(new Set(due.map(({ key }) => key)).size, due.length);
        for (const review of due) {
          assert.ok(topics.has(review.key));
          assert.ok(review.due > review.last && review.due <= today);
        }
      }),
      runs,
    );
  });

  test('waits longer after each right answer, up to a year, and a day or more after any', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 12 }), (answers) => {
        const { gaps } = answerWhenDue([...answers, true, true, true]);
        assert.ok(gaps.every((gap) => gap >= 1 && gap <= 365));
        const [before = 0, then = 0] = gaps.slice(-2);
        assert.ok(then > before || then === 365 || before === 1, gaps.join(' '));
      }),
      runs,
    );
  });

  test('never waits longer after "not yet" than after "I knew it"', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 8 }), fc.nat(400), (answers, late) => {
        const { topic } = answerWhenDue(answers);
        const date = addDays(scheduleReview(topic)?.due ?? '', late);
        const [wrong = '', right = ''] = [false, true].map((isRight) => {
          const asked = { ...topic, checks: [...topic.checks, { date, isRight }] };
          return scheduleReview(asked)?.due;
        });
        assert.ok(wrong <= right, `${wrong} ${right}`);
      }),
      runs,
    );
  });
});
