import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { askSample } from '../testing/ask-sample.ts';

const plan = (problem: string, changes = {}) =>
  askSample({ days: 9, problem: `plan, ${problem}`, ...changes });

describe('a reply for someone who says how much time there is', () => {
  test('says the time that is planned, day by day of the week', () => {
    for (const [problem, said] of [
      ['forty five minutes a day', 'with 45 minutes a day.'],
      ['only on Tuesdays and Fridays', 'with 45 minutes on Tuesdays and Fridays.'],
      ['1 hour on weekdays, nothing on weekends', 'with 60 minutes a weekday.'],
      ['1 hour a day and 2 hours on Sunday', 'with 60 minutes a day and 120 on Sundays.'],
      ['an hour a day except on Fridays', 'with 60 minutes a day except on Fridays.'],
      ['2 hours on Monday and 1 hour on Thursday', 'with 120 minutes on Mondays and 60 on Thursdays.'],
    ] as const)
      assert.ok(plan(problem).includes(said), problem);
  });

  test('gives no time to a day that has none, and says with which day it begins', () => {
    for (const [problem, first, open] of [
      ['only on Sundays, 1 hour', 'Sunday', '1, 8'],
      ['an hour, Tuesday and Thursday only', 'Tuesday', '1, 3, 8'],
      ['2 hours on Saturdays', 'Saturday', '1, 8'],
    ] as const) {
      const reply = plan(problem);
      const days = [...reply.matchAll(/^\*\*Day (\d+)\*\* \([1-9]\d* min\)/gm)];
      assert.equal(days.map(([, day]) => day).join(', '), open, problem);
      assert.ok(reply.includes(`Day 1 is a ${first}.`), problem);
    }
  });

  test('quotes a time as it was named where another is planned, and says why', () => {
    for (const [problem, age, said] of [
      ['10 hours a week', 10, 'You named 10 hours a week. I plan 50 minutes a day, as more'],
      [
        'an hour and a half at weekends',
        12,
        'You named 1 hour 30 minutes a day at weekends. I plan 60 minutes, as more',
      ],
      ['five minutes daily', 30, 'You named 5 minutes a day. I plan 10 minutes, as a topic'],
      ['2 hours a week', 30, 'You named 2 hours a week: it is shared out over 6 days of the week.'],
    ] as const)
      assert.ok(plan(problem, { age }).includes(said), problem);
    assert.doesNotMatch(plan('75 minutes every evening'), /You named/);
  });

  test('says so where a weekday is named and it cannot tell what for', () => {
    assert.match(plan('I meet my tutor on Tuesday'), /You named Tuesday, and I could not tell what for\./);
    assert.doesNotMatch(plan('my exam is on Tuesday'), /could not tell what for/);
  });
});
