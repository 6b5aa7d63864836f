import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { arbitraryCase, arbitraryTopics, planRuns } from './testing/arbitrary-case.ts';
import { makeSlots } from './time/make-slots.ts';
import { readCourse } from './select/course.ts';
import { makePlan } from './make-plan.ts';
import { planProperties } from './testing/plan-properties.ts';
import { maxDays } from './types/plan-request.ts';
import { orderChoices } from './select/order-choices.ts';
import type { PlanTopic } from './types/plan-topic.ts';

describe('makePlan, for any topics and request', () => {
  for (const [name, check] of planProperties) {
    test(name, () => {
      fc.assert(
        fc.property(arbitraryCase, fc.integer({ min: 1, max: 30 }), (given, more) =>
          check({ ...given, more }),
        ),
        planRuns,
      );
    });
  }

  test('has the same order and the same week for any number of days', () => {
    fc.assert(
      fc.property(arbitraryCase, fc.integer({ min: 1, max: 400 }), ({ topics, request }, more) => {
        fc.pre(request.days > 1);
        const [short, long] = [request, { ...request, days: Math.min(maxDays, request.days + more) }].map(
          (asked) => {
            const course = readCourse(topics, asked);
            const order = orderChoices(course).map(({ topic }) => topic);
            return { order, slots: makeSlots(asked, course.allowance, asked.days) };
          },
        );
        assert.deepEqual(long?.order, short?.order);
        assert.deepEqual(long?.slots.slice(0, request.days), short?.slots);
      }),
      planRuns,
    );
  });

  test('finishes a short topic by day 3 for learners over ten', () => {
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
      planRuns,
    );
  });
});
