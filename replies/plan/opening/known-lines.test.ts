import assert from 'node:assert/strict';
import { test } from 'node:test';

import { askSample } from '../../testing/ask-sample.ts';

test('a plan says of what has no roadmap that it is left out, or which topic speaks of it', () => {
  const reply = askSample({ language: 'Node', problem: 'learn Node with Docker and Kubernetes' });
  assert.match(reply, /Kubernetes is not among our roadmaps, so this plan leaves it out\./);
  assert.match(reply, /Docker is not among our roadmaps\. \[Deploying .+\]\(.+\) mentions it\./);
});

test('a plan of a technology leads to its topic about what has no roadmap of its own', () => {
  for (const problem of ['I want to build Android apps', 'I know Java well and want to build Android apps']) {
    const reply = askSample({ language: 'Kotlin', days: 60, level: 2, problem });
    assert.match(
      reply,
      /You asked about \[Kotlin for Android\]\([^)]+\)\. It comes first, after what it depends on\./,
    );
    assert.doesNotMatch(reply, /not among/);
  }
});
