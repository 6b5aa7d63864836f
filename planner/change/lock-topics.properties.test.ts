import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { replanPlan } from '../replan/replan-plan.ts';
import { checkChange, startsOn } from '../testing/check-change.ts';
import { lockTopics } from './lock-topics.ts';

describe('lockTopics, for any plan and history', () => {
  test('moves the topic or says why not, and still meets earlier locks', () => {
    checkChange(({ topics, tracked, first, second }) => {
      const { plan, progress } = tracked;
      const key = topics[first % topics.length]?.key ?? '';
      const day = progress.today + (second % 25) - 2;
      const change = lockTopics(topics, tracked, { [key]: day });
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

  test('changes nothing else if the topic is on the day already', () => {
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
      const change = lockTopics(topics, { ...tracked, progress }, { [lock.key]: lock.day });
      if (change.kind === 'refused') assert.fail(change.why);
      const { locked, ...others } = change.replan.onTime;
      const { locked: before, ...same } = onTime;
      assert.deepEqual(others, same);
      assert.deepEqual(locked, { ...before, [lock.key]: lock.day });
      return change;
    });
  });
});
