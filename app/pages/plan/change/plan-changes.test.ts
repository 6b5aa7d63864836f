import assert from 'node:assert/strict';
import { test } from 'node:test';

import { splitKey } from '#content/topic-key.ts';

import { exampleTrackedPlan } from '../../../../tests/example-tracked-plan.ts';
import { makeAddChange, makeSwapChange } from './plan-changes.ts';

const tracked = exampleTrackedPlan({});
const pairs = tracked.plan.days.flatMap(({ day }) =>
  [day + 1, day + 2, day + 3].map((other) => [day, other] as const),
);
const [day, other] =
  pairs.find(([one, two]) => makeSwapChange(tracked, one, two).changed.kind === 'changed') ??
  assert.fail('No days can be swapped.');
const keysOn = (at: number) => tracked.plan.days[at - 1]?.items.map(({ key }) => key) ?? [];

function lockedBy(change: ReturnType<typeof makeSwapChange>): string[] {
  return change.events.flatMap((event) =>
    event.kind === 'plan-locked' && event.locked ? [`${event.technology}/${event.topic}`] : [],
  );
}

test('makeSwapChange(tracked, day, other) locks the topics that move, and only these', () => {
  const moving = new Set([...keysOn(day), ...keysOn(other)]);
  const locked = lockedBy(makeSwapChange(tracked, day, other));
  assert.ok(locked.length > 0);
  assert.deepEqual(
    locked.filter((key) => !moving.has(key)),
    [],
  );
});

test('makeSwapChange(tracked, day, other) does not lock again what is locked', () => {
  const [key = assert.fail()] = lockedBy(makeSwapChange(tracked, day, other));
  const lock = { kind: 'plan-locked', plan: 'vue', ...splitKey(key), locked: true } as const;
  const before = exampleTrackedPlan({}, { events: () => [lock] });
  assert.equal(lockedBy(makeSwapChange(before, day, other)).includes(key), false);
});

test('makeAddChange(tracked, key) names how many other topics come with it', () => {
  const short = exampleTrackedPlan({ days: 5 });
  const counts = short.plan.leftOut.map(({ key }) => {
    const { changed, words } = makeAddChange(short, key);
    if (changed.kind === 'refused') return null;
    const next = changed.replan.inFull;
    const added = next.days.flatMap(({ items }) => items.map((item) => item.key));
    const others = new Set(added.filter((one) => one !== key && !short.plan.covered.includes(one))).size;
    const said = /with (\d+) topics? that it depends on/.exec(words(next))?.[1] ?? '0';
    assert.equal(Number(said), others, key);
    return others;
  });
  assert.ok(counts.includes(0) && counts.some((others) => (others ?? 0) > 0));
});
