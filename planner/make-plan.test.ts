import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { oneADay } from './testing/example-course.ts';
import { exampleChain, exampleTopic } from './testing/example-topic.ts';
import { makePlan } from './make-plan.ts';
import type { PlanRequest } from './types/plan-request.ts';

describe('makePlan', () => {
  const adult: PlanRequest = { days: 3, age: 30, level: 1, ...oneADay };

  test('says what it leaves out and why, the most important first', () => {
    const topics = [
      ...exampleChain(4, { minutes: 30 }),
      exampleTopic(6, { level: 2, prerequisites: ['a/4'] }),
    ];
    assert.deepEqual(makePlan(topics, adult).leftOut, [
      { key: 'a/4', why: 'too-few-days' },
      { key: 'a/6', why: 'too-few-days' },
    ]);
  });

  test('fills a few days with the most important topics, not with the first', () => {
    const topics = [1, 2, 3, 4, 5, 6].map((number) =>
      exampleTopic(number, { minutes: 30, importance: number > 3 ? 'core' : 'niche' }),
    );
    assert.deepEqual(makePlan(topics, adult).covered, ['a/4', 'a/5', 'a/6']);
  });

  test('begins a topic that is too long for its days, and does not call it covered', () => {
    const plan = makePlan([exampleTopic(1, { minutes: 45 })], { days: 1, age: 9, level: 1 });
    assert.deepEqual(plan.days[0]?.items, [
      { key: 'a/1', part: 1, parts: 5, minutes: 15, why: { kind: 'level' } },
    ]);
    assert.deepEqual([plan.covered, plan.leftOut], [[], [{ key: 'a/1', why: 'begun' }]]);
  });

  test('asks about a topic once, however few the minutes are', () => {
    const sundays = { minutesADay: { weekday: 0, weekend: 10 }, minutesOn: { 5: 0 } };
    const plan = makePlan([exampleTopic(1, { minutes: 10 })], { days: 22, age: 13, level: 3, ...sundays });
    assert.equal(plan.days.flatMap(({ reviews }) => reviews).length, 1);
  });

  test('presumes prerequisites when the request allows it, and names them', () => {
    const request = { ...adult, wanted: { 'a/6': 1 }, presume: true };
    const plan = makePlan(exampleChain(6, { minutes: 30 }), request);
    assert.deepEqual(plan.covered, ['a/4', 'a/5', 'a/6']);
    assert.deepEqual(plan.leftOut, [
      { key: 'a/3', why: 'presumed' },
      { key: 'a/2', why: 'presumed' },
      { key: 'a/1', why: 'presumed' },
    ]);
  });

  test('teaches several technologies in the order of their needs', () => {
    const needs = { html: [], css: ['html'], javascript: ['css'], react: ['javascript', 'html'] };
    const topics = ['javascript', 'css', 'html'].flatMap((technology) => exampleChain(2, { technology }));
    const plan = makePlan(topics, { ...adult, days: 10, needs });
    assert.deepEqual(plan.technologies, ['html', 'css', 'javascript']);
    assert.deepEqual(
      plan.covered.map((key) => key.split('/')[0]),
      ['html', 'html', 'css', 'css', 'javascript', 'javascript'],
    );
    assert.deepEqual([plan.before, plan.next], [[], ['react']]);
  });

  test('leaves days without time free, and is empty only if no day has time', () => {
    const weekends = { minutesADay: { weekday: 0, weekend: 60 }, firstWeekday: 0 };
    const empty = makePlan(exampleChain(3), { ...adult, ...weekends });
    assert.deepEqual(
      empty.days.map(({ type, minutes }) => [type, minutes]),
      [
        ['rest', 0],
        ['rest', 0],
        ['rest', 0],
      ],
    );
    const week = makePlan(exampleChain(3), { ...adult, ...weekends, days: 7 });
    assert.deepEqual(week.covered, ['a/1', 'a/2', 'a/3']);
  });

  test('throws for a request out of bounds', () => {
    const topics = exampleChain(1);
    for (const days of [0, -1, 1.5, 3651, Number.NaN])
      assert.throws(() => makePlan(topics, { ...adult, days }), RangeError);
    assert.throws(() => makePlan(topics, { ...adult, age: Number.NaN }), RangeError);
    assert.throws(() => makePlan([], adult), RangeError);
    assert.equal(makePlan(topics, { ...adult, days: 3650 }).days.length, 3650);
  });
});
