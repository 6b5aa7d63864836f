import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { arbitraryRequest } from '#planner/testing/arbitrary-case.ts';
import { makePlan } from '#planner/make-plan.ts';
import { type Case, planProperties } from '#planner/testing/plan-properties.ts';
import { maxDays, type PlanRequest } from '#planner/types/plan-request.ts';

import { loadCurricula } from './curricula.ts';

const { topics, needs } = await loadCurricula();
const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 40) };
const slugs = fc.constantFrom(...topics.keys());

/** Usually one roadmap, sometimes two to four in one plan; any learner, 1 to 3,650 days. */
const arbitraryCase: fc.Arbitrary<Case> = fc
  .oneof(
    { weight: 5, arbitrary: slugs.map((slug) => [slug]) },
    { weight: 1, arbitrary: fc.uniqueArray(slugs, { minLength: 2, maxLength: 4 }) },
  )
  .map((chosen) => chosen.flatMap((slug) => topics.get(slug) ?? []))
  .chain((taught) =>
    fc.record({
      topics: fc.constant(taught),
      request: arbitraryRequest(taught, maxDays).map(addNeeds),
      more: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: maxDays })),
    }),
  );

describe('makePlan, for the real roadmaps and any request', () => {
  for (const [name, check] of planProperties) {
    test(name, () => {
      fc.assert(fc.property(arbitraryCase, check), runs);
    });
  }

  test('teaches something of every technology at every level on the first day', () => {
    for (const [slug, taught] of topics) {
      for (const level of [1, 2, 3] as const) {
        const [day] = makePlan(taught, { days: 1, age: 30, level, needs }).days;
        assert.notEqual(day?.items.length, 0, `${slug} at level ${level}`);
      }
    }
  });
});

function addNeeds(request: PlanRequest): PlanRequest {
  return { ...request, needs };
}
