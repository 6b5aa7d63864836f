import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { arbitraryCase, planRuns } from '../testing/arbitrary-case.ts';
import { plan } from '../testing/example-tracked.ts';
import { makePlan } from '../make-plan.ts';
import { shortenPlan } from './shorten-plan.ts';
import { restorePlan } from './restore-plan.ts';

const store = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('restorePlan returns every plan that shortenPlan stored as JSON', () => {
  fc.assert(
    fc.property(arbitraryCase, ({ topics, request }) => {
      const made = makePlan(topics, request);
      assert.deepEqual(restorePlan(store(shortenPlan(made))), store(made));
    }),
    planRuns,
  );
});

test('restorePlan returns a plan or null for any damaged value', () => {
  const packed = store(shortenPlan(plan));
  const paths = listPaths(packed);
  const damage = fc.constantFrom<unknown>(
    null,
    {},
    { a: 1 },
    [],
    [null],
    'x',
    '__proto__/x',
    -1,
    1e300,
    true,
  );
  fc.assert(
    fc.property(fc.constantFrom(...paths), damage, (path, value) => {
      const unpacked = restorePlan(replaceAt(packed, path, value));
      if (unpacked) shortenPlan(unpacked);
    }),
    { numRuns: 2000 },
  );
});

type Path = readonly string[];

function listPaths(value: unknown, path: Path = []): Path[] {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [path, ...parts.flatMap(([name, part]) => listPaths(part, [...path, name]))];
}

function replaceAt(value: unknown, [name, ...rest]: Path, by: unknown): unknown {
  if (name === undefined) return by;
  if (typeof value !== 'object' || value === null) return value;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  Reflect.set(copy, name, replaceAt(Reflect.get(copy, name), rest, by));
  return copy;
}
