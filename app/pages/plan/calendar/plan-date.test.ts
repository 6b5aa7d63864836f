import assert from 'node:assert/strict';
import { test } from 'node:test';

import { exampleTrackedPlan } from '../../../../tests/example-tracked-plan.ts';
import { describeDateState, findPlanDate, listPlanWeek } from './plan-date.ts';

test('listPlanWeek gives seven days with today among them, also at the end of the plan', () => {
  for (const date of ['2026-11-20', '2026-11-21', '2026-11-30', '2026-12-10']) {
    const week = listPlanWeek(exampleTrackedPlan({ days: 20 }, { date }));
    assert.equal(week.length, 7);
    const today = week.filter(({ isToday }) => isToday).map((one) => one.date);
    assert.deepEqual(today, date < '2026-11-21' ? [] : [date]);
  }
  const week = listPlanWeek(exampleTrackedPlan({ days: 20 }, { date: '2026-12-10' }));
  assert.deepEqual([week[0]?.day, week.at(-1)?.day], [14, 20]);
  for (const date of ['2026-11-28', '2026-11-30', '2026-12-04']) {
    const [first] = listPlanWeek(exampleTrackedPlan({ days: 20 }, { date }));
    assert.equal(first?.day, 8, date);
  }
});

test('findPlanDate says what is done, what was left open and what is free, and knows no other dates', () => {
  const tracked = exampleTrackedPlan(
    { days: 20, restDays: [6], firstWeekday: 5 },
    {
      date: '2026-11-24',
      events: ({ days }) => {
        const [key = ''] = days[0]?.items.map((item) => item.key) ?? [];
        const [technology = '', topic = ''] = key.split('/');
        return [{ kind: 'topic-done', technology, topic }];
      },
    },
  );
  const describe = (date: string) => {
    const found = findPlanDate(tracked, date);
    return found && describeDateState(found);
  };
  assert.match(describe('2026-11-21') ?? '', /^done$|^1 of \d done$/);
  assert.equal(describe('2026-11-22'), 'nothing planned');
  assert.match(describe('2026-11-23') ?? '', /^0 of \d done$/);
  for (const later of ['2026-11-24', '2026-11-25'])
    assert.equal(findPlanDate(tracked, later)?.state, 'planned', later);
  assert.equal(describe('2026-11-25'), 'planned');
  assert.equal(findPlanDate(tracked, '2026-11-20'), null);
  assert.equal(findPlanDate(tracked, '2026-12-11'), null);
});
