import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { arbitraryCase, arbitraryTopics, runs } from './arbitrary.ts';
import { exampleChain, exampleTopic } from './example-topic.ts';
import { findBreaches } from './invariants.ts';
import { makePlan } from './make-plan.ts';
import type { PlanRequest } from './request.ts';
import type { PlanTopic } from './topic.ts';

describe('makePlan, for any topics and request', () => {
  test('keeps every promise of a single plan', () => {
    fc.assert(
      fc.property(arbitraryCase, ({ topics, request }) => {
        assert.deepEqual(findBreaches(topics, makePlan(topics, request)), []);
      }),
      runs,
    );
  });

  test('gives the same plan twice, and in whatever order the topics come', () => {
    fc.assert(
      fc.property(arbitraryCase, ({ topics, request }) => {
        const plan = makePlan(topics, request);
        assert.deepEqual(makePlan(topics, request), plan);
        assert.deepEqual(makePlan(topics.toReversed(), request), plan);
      }),
      runs,
    );
  });

  test('never covers less with more days', () => {
    const more = fc.tuple(arbitraryCase, fc.integer({ min: 1, max: 30 }));
    fc.assert(
      fc.property(more, ([{ topics, request }, days]) => {
        const covered = new Set(makePlan(topics, { ...request, days: request.days + days }).covered);
        assert.deepEqual(
          makePlan(topics, request).covered.filter((key) => !covered.has(key)),
          [],
        );
      }),
      runs,
    );
  });

  test('holds nothing outside the goals and what they rest on while any of that is left out', () => {
    fc.assert(
      fc.property(arbitraryCase, ({ topics, request }) => {
        const goals = Object.keys(request.goals ?? {});
        fc.pre(goals.length > 0);
        const plan = makePlan(topics, request);
        const closure = closeOver(topics, goals, new Set(plan.assumed));
        const missing = [...closure].filter((key) => !plan.covered.includes(key));
        const begun = plan.leftOut.filter(({ why }) => why === 'begun').map(({ key }) => key);
        const beyond = [...plan.covered, ...begun].filter((key) => !closure.has(key));
        assert.ok(missing.length === 0 || beyond.length === 0, `${missing.join()} before ${beyond.join()}`);
      }),
      runs,
    );
  });

  test('accounts for every topic once: covered, left out or assumed', () => {
    fc.assert(
      fc.property(arbitraryCase, ({ topics, request }) => {
        const plan = makePlan(topics, request);
        const named = [...plan.covered, ...plan.leftOut.map(({ key }) => key), ...plan.assumed];
        assert.deepEqual(named.toSorted(), topics.map(({ key }) => key).toSorted());
      }),
      runs,
    );
  });

  test('is plain data that survives JSON', () => {
    fc.assert(
      fc.property(arbitraryCase, ({ topics, request }) => {
        const plan = makePlan(topics, request);
        const parsed: unknown = JSON.parse(JSON.stringify(plan));
        assert.deepEqual(parsed, plan);
      }),
      runs,
    );
  });

  test('shows a first result by day 3 to whoever is over ten, whose first topics are short', () => {
    fc.assert(
      fc.property(arbitraryTopics, fc.integer({ min: 11, max: 90 }), (topics, age) => {
        const short = topics.map((topic): PlanTopic => ({
          ...topic,
          level: 1,
          minutes: Math.min(30, topic.minutes),
        }));
        const plan = makePlan(short, { days: 3, age, level: 1 });
        assert.notDeepEqual(plan.covered, []);
      }),
      runs,
    );
  });
});

describe('makePlan', () => {
  const adult: PlanRequest = { days: 3, age: 30, level: 1 };

  test('says what was left out, the most important first, and why', () => {
    const topics = [...exampleChain(4), exampleTopic(5, { level: 2, after: ['a/4'] })];
    assert.deepEqual(makePlan(topics, adult).leftOut, [
      { key: 'a/4', why: 'too-few-days' },
      { key: 'a/5', why: 'above-level' },
    ]);
  });

  test('teaches the most important that fits in few days, not the first pages', () => {
    const topics = [1, 2, 3, 4, 5, 6].map((number) =>
      exampleTopic(number, { minutes: 30, importance: number > 3 ? 0.9 : 0.2 }),
    );
    assert.deepEqual(makePlan(topics, adult).covered, ['a/4', 'a/5', 'a/6']);
  });

  test('begins a topic that a day cannot hold, and does not call it covered', () => {
    const plan = makePlan([exampleTopic(1, { minutes: 45 })], { days: 1, age: 9, level: 1 });
    assert.deepEqual(plan.days[0]?.items, [
      { key: 'a/1', part: 1, parts: 4, minutes: 18, why: { kind: 'level' } },
    ]);
    assert.deepEqual([plan.covered, plan.leftOut], [[], [{ key: 'a/1', why: 'begun' }]]);
  });

  test('presumes what an examination leaves no time for, and names it', () => {
    const request = { ...adult, goals: { 'a/6': 1 }, presume: true };
    const plan = makePlan(exampleChain(6, { minutes: 30 }), request);
    assert.deepEqual(plan.covered, ['a/4', 'a/5', 'a/6']);
    assert.deepEqual(plan.leftOut, [
      { key: 'a/3', why: 'presumed' },
      { key: 'a/2', why: 'presumed' },
      { key: 'a/1', why: 'presumed' },
    ]);
  });

  test('lays several technologies one after the other, by what they need', () => {
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

  test('rests on days without time, and is empty only if none has any', () => {
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

  test('throws for what no caller should ask', () => {
    const topics = exampleChain(1);
    for (const days of [0, -1, 1.5, 3651, Number.NaN])
      assert.throws(() => makePlan(topics, { ...adult, days }), RangeError);
    assert.throws(() => makePlan(topics, { ...adult, age: Number.NaN }), RangeError);
    assert.throws(() => makePlan([], adult), RangeError);
    assert.equal(makePlan(topics, { ...adult, days: 3650 }).days.length, 3650);
  });
});

function closeOver(topics: readonly PlanTopic[], goals: readonly string[], assumed: ReadonlySet<string>) {
  const all = new Map(topics.map((topic) => [topic.key, topic]));
  const closure = new Set<string>();
  const open = [...goals];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (closure.has(key) || assumed.has(key) || !all.has(key)) continue;
    closure.add(key);
    open.push(...(all.get(key)?.after ?? []));
  }
  return closure;
}
