import assert from 'node:assert/strict';
import { test } from 'node:test';

import { askSample } from '../../testing/ask-sample.ts';

const ask = (problem: string) => askSample({ language: 'Java', days: 40, problem });

test('where no path ends in what a learner wants to make, the plan quotes it and says so', () => {
  assert.match(
    ask('I want to build a plugin that makes horses grumpy in a village of robots'),
    /No path here ends in exactly this: "build a plugin that makes horses grumpy[^"]*"\./,
  );
});

test('nothing of the kind is said where nothing is to be made', () => {
  for (const problem of ['plan for Java', 'I want to become a Java developer'])
    assert.doesNotMatch(ask(problem), /No path here ends/, problem);
});
