import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadGoals, loadRoadmaps } from '#content/library.ts';
import { listOutlines } from '#site/outlines.ts';

import { findReadyPath } from './find-ready-path.ts';

const [roadmaps, goals] = await Promise.all([loadRoadmaps(), loadGoals()]);
const outlines = listOutlines(roadmaps);
const topics = new Map(
  roadmaps
    .flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.topics))
    .map((topic) => [topic.key, topic]),
);

test('findReadyPath(key, sources) lists all that a topic depends on, each after what it depends on', () => {
  for (const [key, topic] of topics) {
    const path = findReadyPath(key, { outlines, goal: null }) ?? assert.fail(key);
    const keys = path.technologies.flatMap((technology) => technology.topics.map((one) => one.key));
    assert.ok(!keys.includes(key), key);
    for (const before of topic.prerequisites) assert.ok(keys.includes(before), `${key}: ${before}`);
    for (const [at, one] of keys.entries())
      for (const before of topics.get(one)?.prerequisites ?? [])
        assert.ok(keys.indexOf(before) >= 0 && keys.indexOf(before) < at, `${key}: ${one} after ${before}`);
  }
});

test('findReadyPath(key, sources) lists all that the steps of a goal need', () => {
  for (const goal of goals) {
    const path = findReadyPath(`goals/${goal.id}`, { outlines, goal });
    const keys = path?.technologies.flatMap((technology) => technology.topics.map(({ key }) => key)) ?? [];
    for (const need of goal.steps.flatMap(({ needs }) => needs)) assert.ok(keys.includes(need), goal.id);
    assert.equal(path?.title, goal.title);
  }
});

test('findReadyPath(key, sources) is null for a key that nothing has', () => {
  assert.equal(findReadyPath('python/no-such-topic', { outlines, goal: null }), null);
});
