import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { addTopic } from './add-topic.ts';
import { checkChange, startsOn } from '../testing/check-change.ts';
import { dropTopic } from './drop-topic.ts';
import { replanPlan } from '../replan/replan-plan.ts';
import { swapDays } from './swap-days.ts';

describe('a change of any plan, after any history', () => {
  test('dropTopic takes the topic out, and its dependents on request', () => {
    checkChange(({ topics, tracked, first, second }) => {
      const key = topics[first % topics.length]?.key ?? '';
      const dependents = second % 2 === 0 ? 'stay' : 'leave';
      const change = dropTopic(topics, tracked, { key, dependents });
      if (change.kind === 'refused') return null;
      const { today } = tracked.progress;
      const later = change.replan.onTime.days.slice(today).flatMap(({ items }) => items);
      assert.ok(change.leaving.includes(key));
      const gone = new Set([...change.leaving, ...(tracked.progress.dropped ?? [])]);
      assert.ok(later.every((item) => !gone.has(item.key)));
      if (dependents === 'leave') assert.deepEqual(change.staying, []);
      return change;
    });
  });

  test('addTopic adds the topic, on time or later, and says what gives way', () => {
    checkChange(({ topics, tracked, first }) => {
      const key = topics[first % topics.length]?.key ?? '';
      const change = addTopic(topics, tracked, key);
      if (change.kind === 'refused') {
        if (change.why === 'done') assert.ok(Object.hasOwn(tracked.progress.done, key));
        if (change.why === 'planned') assert.ok(tracked.plan.covered.includes(key));
        return null;
      }
      const { onTime, inFull } = change.replan;
      assert.ok(change.adding.includes(key));
      for (const one of change.adding) assert.ok(inFull.covered.includes(one));
      assert.equal(
        change.isOnTime,
        change.adding.every((one) => onTime.covered.includes(one)),
      );
      for (const one of change.givingWay) assert.ok(!onTime.covered.includes(one));
      return change;
    });
  });

  test('swapDays swaps the topics of two days, or says why not', () => {
    checkChange(({ topics, tracked, first, second }) => {
      const { progress } = tracked;
      const plan = replanPlan(topics, tracked.plan, progress).onTime;
      const pick = (number: number) => 1 + (number % plan.days.length);
      const [one, other] = [pick(first), pick(second)];
      const change = swapDays(topics, { plan, progress }, [one, other]);
      if (Math.min(one, other) < progress.today) assert.equal(change.kind, 'refused');
      if (change.kind === 'refused') return null;
      const { onTime } = change.replan;
      for (const [from, to] of [
        [one, other],
        [other, one],
      ] as const) {
        const there = startsOn(onTime, to, progress.today);
        const isBegun = (key: string) => Object.hasOwn({ ...progress.done, ...progress.begun }, key);
        const moved = startsOn(plan, from, progress.today).filter((key) => !isBegun(key));
        assert.deepEqual(
          moved.filter((key) => !there.includes(key)),
          [],
        );
      }
      return change;
    });
  });
});
