import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { addTopic } from './add-topic.ts';
import { checkChange, startsOn } from '../testing/check-change.ts';
import { dropTopic } from './drop-topic.ts';
import { lockTopic } from './lock-topic.ts';
import { replanPlan } from './replan-plan.ts';
import { swapDays } from './swap-days.ts';

describe('a change of any plan, after any history', () => {
  test('lockTopic moves the topic or says why not, and still meets earlier locks', () => {
    checkChange(({ topics, tracked, first, second }) => {
      const { plan, progress } = tracked;
      const key = topics[first % topics.length]?.key ?? '';
      const day = progress.today + (second % 25) - 2;
      const change = lockTopic(topics, tracked, { key, day });
      if (change.kind === 'refused') {
        if (change.why === 'too-early' || change.why === 'locks') assert.notDeepEqual(change.keys, []);
        return null;
      }
      const before = replanPlan(topics, plan, progress).onTime.locked;
      const { locked } = change.replan.onTime;
      assert.deepEqual({ ...locked, ...before, [key]: day }, locked);
      assert.ok(startsOn(change.replan.onTime, day, progress.today).includes(key));
      return change;
    });
  });

  test('lockTopic changes nothing else if the topic is on the day already', () => {
    checkChange(({ topics, tracked, first }) => {
      const progress = { ...tracked.progress, locked: {} };
      const { onTime } = replanPlan(topics, tracked.plan, progress);
      const isCovered = (key: string) => tracked.plan.covered.includes(key) && onTime.covered.includes(key);
      const starts = onTime.days
        .slice(progress.today)
        .flatMap(({ day }) => startsOn(onTime, day, progress.today).map((key) => ({ key, day })))
        .filter(({ key }) => isCovered(key));
      const lock = starts[first % Math.max(1, starts.length)];
      if (!lock) return null;
      const change = lockTopic(topics, { ...tracked, progress }, lock);
      if (change.kind === 'refused') assert.fail(change.why);
      const { locked, ...others } = change.replan.onTime;
      const { locked: before, ...same } = onTime;
      assert.deepEqual(others, same);
      assert.deepEqual(locked, { ...before, [lock.key]: lock.day });
      return change;
    });
  });

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
