import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { arbitraryCase, arbitraryTopics, runs } from './arbitrary.ts';
import { makePlan } from './make-plan.ts';
import { planProperties } from './plan-properties.ts';
import type { PlanTopic } from './topic.ts';

describe('makePlan, for any topics and request', () => {
  for (const [name, check] of planProperties) {
    test(name, () => {
      fc.assert(
        fc.property(arbitraryCase, fc.integer({ min: 1, max: 30 }), (given, more) =>
          check({ ...given, more }),
        ),
        runs,
      );
    });
  }

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
