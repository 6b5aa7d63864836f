import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makePlan } from '../make-plan.ts';
import { oneADay } from '../testing/example-course.ts';
import { exampleTopic } from '../testing/example-topic.ts';
import { plan } from '../testing/example-tracked.ts';
import { shortenPlan } from './shorten-plan.ts';
import { restorePlan } from './restore-plan.ts';

const store = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('restorePlan reads older plans, with other reasons and with exercises before the task', () => {
  const long = makePlan([exampleTopic(1, { minutes: 45 }), exampleTopic(2, { level: 2, minutes: 35 })], {
    days: 2,
    age: 30,
    level: 1,
    ...oneADay,
  });
  const [first, ...others] = long.days;
  const fill = { kind: 'exercise', minutes: 15, about: ['a/1'] } as const;
  assert.ok(first);
  const packed = shortenPlan({ ...long, days: [{ ...first, fill }, ...others] });
  const old = { ...packed, leftOut: packed.leftOut.map(([topic]) => [topic, 'above-level']) };
  const read = restorePlan(store(old));
  assert.deepEqual(read?.leftOut, [{ key: 'a/2', why: 'too-few-days' }]);
  assert.deepEqual(read.days[0]?.fill?.about, []);
});

test('restorePlan reads the wanted topics of older plans under their old name', () => {
  const packed = shortenPlan(plan);
  const old = { ...packed, request: { ...packed.request, goals: { 'a/2': 1 } } };
  assert.deepEqual(restorePlan(store(old))?.request, { ...plan.request, wanted: { 'a/2': 1 } });
});

test('restorePlan returns null for anything but a plan', () => {
  const packed = shortenPlan(plan);
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
  for (const stored of broken) assert.equal(restorePlan(store(stored)), null);
});
