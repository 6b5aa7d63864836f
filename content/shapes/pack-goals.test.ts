import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadAllGoals, loadShapes } from '../library.ts';
import { packGoals, unpackGoals } from './pack-goals.ts';

test('goals that are stored as shapes are all the same when they are read again', async () => {
  const [goals, shapes] = await Promise.all([loadAllGoals(), loadShapes()]);
  const stored = JSON.stringify(packGoals(goals, shapes));
  assert.deepEqual(unpackGoals(JSON.parse(stored)), JSON.parse(JSON.stringify(goals)));
});
