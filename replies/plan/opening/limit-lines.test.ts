import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readLimits, sayLimits } from './limit-lines.ts';

test('readLimits(problem) hears what the technologies do not have by themselves', () => {
  for (const [problem, id] of [
    ['I want to make a Minecraft mod with horses', 'mods'],
    ['a tape-delay plugin that opens in Reaper like any other VST', 'sound'],
    ['the codebase is bare-metal C on a Cortex-M4', 'firmware'],
    ['text them once the bike is ready', 'messages'],
    ['a mixed model with bay as random effect', 'mixed-models'],
    ['a robot with an Arduino', 'boards'],
  ] as const)
    assert.deepEqual(readLimits(problem), [id], problem);
});

test('readLimits(problem) hears none where the words mean something else', () => {
  for (const problem of [
    'I can read Arduino code',
    'center the text in a box',
    'a class diagram of models',
    'learn Java',
    'a stock list for my fabric shop',
    'the cash registers of our shop',
    'rename my audio files',
    'my boss texts me at night',
    'the recipe came by WhatsApp',
  ])
    assert.deepEqual(readLimits(problem), [], problem);
});

test('sayLimits(ids, planned) speaks of the technologies of the plan alone', () => {
  assert.equal(sayLimits(['mods'], ['java']).length, 1);
  assert.deepEqual(sayLimits(['mods', 'mixed-models'], ['css']), []);
});
