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

test('unpackPlan gives topics the names that they have by now', () => {
  const unpacked = unpackPlan(store(packPlan(plan)), (key) => (key === 'a/2' ? 'a/two' : key));
  assert.ok(unpacked?.days.some(({ items }) => items.some(({ key }) => key === 'a/two')));
  assert.ok(!JSON.stringify(unpacked).includes('"a/2"'));
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
  ];
  for (const stored of broken) assert.equal(unpackPlan(store(stored)), null);
});
