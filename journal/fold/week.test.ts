import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { EventBody } from '../event/event.ts';
import { exampleEvent } from '../testing/example-event.ts';
import { foldJournal } from './fold.ts';
import { listWeek } from './week.ts';

const about = { technology: 'python', topic: 'lists' };

/** A week after events, each on a day of November. */
function weekAfter(...acts: readonly (readonly [day: number, body: EventBody])[]) {
  const events = acts.map(([day, body], at) => exampleEvent((day - 21) * 24 + 9 + at / 60, body));
  return listWeek(foldJournal(events, { renamed: [] }), '2026-11-27');
}

test('listWeek has seven days, today last, with what was done on each', () => {
  const week = weekAfter(
    [21, { kind: 'topic-done', ...about }],
    [25, { kind: 'check-wrong', ...about }],
    [25, { kind: 'check-right', ...about }],
    [27, { kind: 'note-written', ...about, text: 'Mine' }],
  );
  assert.deepEqual(
    week.map(({ date, done, answered, acts }) => [date.slice(8), done, answered, acts]),
    [
      ['21', 1, 0, 1],
      ['22', 0, 0, 0],
      ['23', 0, 0, 0],
      ['24', 0, 0, 0],
      ['25', 0, 2, 2],
      ['26', 0, 0, 0],
      ['27', 0, 0, 1],
    ],
  );
});

test('listWeek does not count what is no longer done', () => {
  const week = weekAfter([26, { kind: 'topic-done', ...about }], [27, { kind: 'topic-undone', ...about }]);
  assert.ok(week.every(({ done }) => done === 0));
});
