import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { arbitraryCase, arbitraryTopics, runs } from './arbitrary.ts';
import { promises } from './invariants.ts';
import { makePlan } from './make-plan.ts';
import type { PlanTopic } from './topic.ts';

describe('makePlan, for any topics and request', () => {
  for (const [promise, rule] of promises) {
    test(promise, () => {
      fc.assert(
        fc.property(arbitraryCase, ({ topics, request }) => {
          assert.deepEqual(rule(makePlan(topics, request), { topics, from: 1 }), []);
        }),
        runs,
      );
    });
  }

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
