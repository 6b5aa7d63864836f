import assert from 'node:assert/strict';
import { test } from 'node:test';

import { askSample } from '../../testing/ask-sample.ts';

test('a plan says of what has no roadmap that it is left out, or which topic speaks of it', () => {
  const reply = askSample({ language: 'Node', problem: 'learn Node with Docker and Kubernetes' });
  assert.match(reply, /Kubernetes is not among our roadmaps, so this plan leaves it out\./);
  assert.match(reply, /Docker is not among our roadmaps\. \[Deploying .+\]\(.+\) mentions it\./);
});

test('a plan of a technology leads to its topic about what has no roadmap of its own', () => {
  const rows = [
    ['I want to build Android apps', 'It is in the plan, after what it depends on.'],
    ['I know Java well and want to build Android apps', 'It comes with the steps of your goal.'],
  ] as const;
  for (const [problem, place] of rows) {
    const reply = askSample({ language: 'Kotlin', days: 60, level: 2, problem });
    assert.match(reply, /You asked about \[Kotlin for Android\]\([^)]+\)\. /);
    assert.ok(reply.includes(`(/language/kotlin#kotlin-for-android). ${place}`));
    assert.doesNotMatch(reply, /not among/);
  }
});
