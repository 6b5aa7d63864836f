import assert from 'node:assert/strict';
import { test } from 'node:test';

import { chainSteps, goalTopics } from './goals.ts';
import { loadGoals, loadRoadmaps } from './library.ts';
import { isStepKey, splitKey } from './topic-key.ts';

const [goals, roadmaps] = await Promise.all([loadGoals(), loadRoadmaps()]);
const topics = new Set(
  roadmaps.flatMap(({ chapters }) => chapters.flatMap((one) => one.topics)).map(({ key }) => key),
);

test('goalTopics(goal) has each step after the one before it and after topics that exist', () => {
  for (const goal of goals) {
    const steps = goalTopics(goal);
    for (const [at, { key, prerequisites }] of steps.entries()) {
      const [before, ...others] = prerequisites.filter(isStepKey);
      assert.deepEqual([before, others], [steps[at - 1]?.key, []], key);
      for (const topic of prerequisites) assert.ok(topic === before || topics.has(topic), `${key}: ${topic}`);
    }
  }
});

test('goalTopics(goal) puts each step under the technology that it needs last, or the first of its goal', () => {
  for (const goal of goals) {
    for (const [at, { technology, chapter }] of goalTopics(goal).entries()) {
      const last = goal.steps[at]?.needs.at(-1);
      assert.equal(technology, last ? splitKey(last).technology : goal.technologies[0]);
      assert.equal(chapter, goal.title);
    }
  }
});

test('loadGoals() gives every step of every goal its own key', () => {
  const keys = goals.flatMap(({ steps }) => steps.map(({ key }) => key));
  assert.equal(new Set(keys).size, keys.length);
  assert.ok(keys.every(isStepKey));
});

test('chainSteps(goals) puts the steps of one goal after those of the one before it', () => {
  const [first, second] = goals;
  assert.ok(first && second);
  const steps = chainSteps([first, second]);
  assert.deepEqual(
    steps.map(({ key }) => key),
    [...first.steps, ...second.steps].map(({ key }) => key),
  );
  const next = steps[first.steps.length];
  assert.ok(next?.next && next.prerequisites.includes(first.steps.at(-1)?.key ?? ''));
  assert.deepEqual(
    steps.map(({ number }) => number),
    steps.map((_, at) => at + 1),
  );
});
