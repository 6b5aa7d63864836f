import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { arbitraryCase, runs } from './arbitrary.ts';
import { plan } from './example-living.ts';
import { makePlan } from './make-plan.ts';
import { packPlan } from './pack-plan.ts';
import { unpackPlan } from './unpack-plan.ts';

const store = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('unpackPlan gives back every plan that packPlan stored as JSON', () => {
  fc.assert(
    fc.property(arbitraryCase, ({ topics, request }) => {
      const made = makePlan(topics, request);
      assert.deepEqual(unpackPlan(store(packPlan(made))), store(made));
    }),
    runs,
  );
});

test('unpackPlan gives null for what is no plan', () => {
  const packed = packPlan(plan);
  const broken = [
    null,
    'plan',
    {},
    { ...packed, topics: [] },
    { ...packed, days: [] },
    { ...packed, days: [[1]] },
    { ...packed, days: [[9, 0, 0, [], [], []]] },
    { ...packed, covered: [99] },
    { ...packed, request: null },
    { ...packed, request: { known: 1 } },
  ];
  for (const stored of broken) assert.equal(unpackPlan(store(stored)), null);
});
