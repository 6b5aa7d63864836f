import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readLevel } from './level.ts';

test('readLevel reads the level a learner claims', () => {
  assert.equal(readLevel('I am a complete beginner'), 1);
  assert.equal(readLevel('python from scratch'), 1);
  assert.equal(readLevel('aprender do zero'), 1);
  assert.equal(readLevel('I have no coding background'), 1);
  assert.equal(readLevel('intermediate roadmap please'), 2);
  assert.equal(readLevel('one year of experience'), 2);
  assert.equal(readLevel('Advanced roadmap: routing'), 3);
  assert.equal(readLevel('I have 5 years of experience'), 3);
  assert.equal(readLevel("I'm a very experienced programmer"), 3);
  assert.equal(readLevel('As a senior Python developer I want a plan'), 3);
  assert.equal(readLevel('a plan for experts'), 3);
  assert.equal(readLevel('never written a line of code'), 1);
  assert.equal(readLevel('I know nothing about computers'), 1);
  assert.equal(readLevel('ekdum zero se'), 1);
  assert.equal(readLevel('I am in my 2nd semester'), 2);
  assert.equal(readLevel('been coding 10 years'), 3);
  assert.equal(readLevel('Advanced, please'), 3);
});

test('readLevel takes neither a topic nor a denial for a level', () => {
  assert.equal(readLevel('advanced types and generics'), null);
  assert.equal(readLevel('I am not a beginner any more'), 2);
  assert.equal(readLevel('plan please'), null);
});

test('readLevel takes no wish for a level that one has', () => {
  for (const wish of [
    'How do I get to an expert level in CSS?',
    'I hope to be a professional developer one day',
    'turn me into a real expert',
    'write code like an expert',
    'I dream of becoming a senior engineer',
  ])
    assert.equal(readLevel(wish), null, wish);
  assert.equal(readLevel('from beginner to advanced level'), 1);
  assert.equal(readLevel("I'd like an advanced plan"), 3);
});

test('readLevel takes no denial and no age for a level', () => {
  assert.equal(readLevel('we are not very experienced'), 1);
  assert.equal(readLevel("I'm not an expert"), null);
  assert.equal(readLevel('I have 0 years of experience'), null);
  assert.equal(readLevel('I am a senior of 70 years, go slowly'), null);
  assert.equal(readLevel('how do I catch an expert system error'), null);
});

test('readLevel reads that a plan is not to be for beginners', () => {
  for (const wish of [
    'skip the beginner stuff',
    'without what any beginner knows',
    'something beyond beginner level',
    'not for beginners please',
    'leave out all beginner chapters',
  ])
    assert.equal(readLevel(wish), 2, wish);
});
