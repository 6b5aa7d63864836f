import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { arbitraryCase, runs } from '../testing/arbitrary.ts';
import { plan } from '../testing/example-tracked.ts';
import { exampleTopic } from '../testing/example-topic.ts';
import { makePlan } from '../make-plan.ts';
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

test('unpackPlan gives null, and never throws, where one value of a stored plan was replaced by another', () => {
  const packed = store(packPlan(plan));
  const places = listPlaces(packed);
  const strange = fc.constantFrom<unknown>(
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
    fc.property(fc.constantFrom(...places), strange, (place, value) => {
      const unpacked = unpackPlan(replaceAt(packed, place, value));
      if (unpacked) packPlan(unpacked);
    }),
    { numRuns: 2000 },
  );
});

test('unpackPlan reads plans of old, whose reason was the level and whose exercises came before the task', () => {
  const long = makePlan([exampleTopic(1, { minutes: 45 }), exampleTopic(2, { level: 2, minutes: 35 })], {
    days: 2,
    age: 30,
    level: 1,
  });
  const [first, ...others] = long.days;
  const fill = { kind: 'exercise', minutes: 15, about: ['a/1'] } as const;
  assert.ok(first);
  const packed = packPlan({ ...long, days: [{ ...first, fill }, ...others] });
  const old = { ...packed, leftOut: packed.leftOut.map(([topic]) => [topic, 'above-level']) };
  const read = unpackPlan(store(old));
  assert.deepEqual(read?.leftOut, [{ key: 'a/2', why: 'too-few-days' }]);
  assert.deepEqual(read.days[0]?.fill?.about, []);
});

type Place = readonly string[];

function listPlaces(value: unknown, place: Place = []): Place[] {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [place, ...parts.flatMap(([name, part]) => listPlaces(part, [...place, name]))];
}

function replaceAt(value: unknown, [name, ...rest]: Place, by: unknown): unknown {
  if (name === undefined) return by;
  if (typeof value !== 'object' || value === null) return value;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  Reflect.set(copy, name, replaceAt(Reflect.get(copy, name), rest, by));
  return copy;
}

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
    { ...packed, request: { ...packed.request, known: 1 } },
    { ...packed, request: { ...packed.request, minutesADay: null } },
    { ...packed, request: { ...packed.request, level: 5 } },
    { ...packed, technologies: [{ a: 1 }] },
    { ...packed, topics: packed.topics.map((_, at) => `nokey${at}`) },
    { ...packed, topics: packed.topics.map(() => ({ a: 1 })) },
    { ...packed, leftOut: [1] },
    { ...packed, leftOut: [[0, { a: 1 }]] },
    { ...packed, locked: [1] },
    { ...packed, days: [[0, { a: 1 }, 0, [], [], []]] },
    { ...packed, days: [[0, 0, 0, [null], [], []]] },
    { ...packed, days: [[0, 0, 0, [], [null], []]] },
    { ...packed, days: [[0, 0, 0, [[0, 'x', 1, 20, 0]], [], []]] },
  ];
  for (const stored of broken) assert.equal(unpackPlan(store(stored)), null);
});
