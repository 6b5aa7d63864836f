import assert from 'node:assert/strict';
import { test } from 'node:test';

import { countWorked, listDays, listWeeks } from './list-days.ts';
import { exampleEvent } from '../testing/example-event.ts';
import { makeStamp } from '../event/stamp.ts';
import { foldJournal } from './fold.ts';

test('listWeeks gives whole weeks from their Monday, the last one up to today', () => {
  const weeks = listWeeks(new Map([['2026-11-16', 3]]), '2026-11-18', 2);
  assert.deepEqual(
    weeks.map((week) => [week[0]?.date, week.at(-1)?.date]),
    [
      ['2026-11-09', '2026-11-15'],
      ['2026-11-16', '2026-11-18'],
    ],
  );
  assert.equal(weeks[1]?.[0]?.count, 3);
  assert.deepEqual(listWeeks(new Map(), '2026-11-22', 1)[0]?.length, 7);
});

test('countWorked counts the days on which something was done, today among them', () => {
  const days = new Map(['2026-11-12', '2026-11-20', '2026-11-21'].map((date) => [date, 2]));
  assert.equal(countWorked(days, '2026-11-21', 9), 2);
  assert.equal(countWorked(days, '2026-11-21', 10), 3);
});

test('listDays lists every date once, over the end of a month and the change to summer time', () => {
  const listed = listDays(new Map([['2026-03-29', 2]]), { from: '2026-03-27', to: '2026-04-02' });
  assert.deepEqual(
    listed.map(({ date, count }) => `${date} ${count}`),
    [
      '2026-03-27 0',
      '2026-03-28 0',
      '2026-03-29 2',
      '2026-03-30 0',
      '2026-03-31 0',
      '2026-04-01 0',
      '2026-04-02 0',
    ],
  );
});

test("days worked are those on the learner's own calendar, wherever it is read", () => {
  assert.deepEqual([60, 0, -9 * 60].map(findDay), ['2026-11-22', '2026-11-21', '2026-11-21']);
});

/** The day worked of an event made half an hour before midnight in London, that number of minutes east of it. */
function findDay(offset: number): string | undefined {
  const event = exampleEvent(0, { kind: 'topic-done', technology: 'git', topic: 'commits' });
  const now = Date.UTC(2026, 10, 21, 23, 30);
  const stamp = makeStamp(event.id, { device: 'phone', now, offset });
  const [day] = foldJournal([Object.assign({}, event, stamp)], { renamed: [] }).days.keys();
  return day;
}
