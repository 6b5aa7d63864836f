import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readGoalQuestion } from './read-goal-question.ts';

const rows = [
  ['what will I have at the end?', 'end'],
  ['and what have I built by the end of it', 'end'],
  ['What will I make?', 'end'],
  ['how will it look', 'end'],
  ['show me the final result', 'end'],
  ['show me the steps', 'steps'],
  ['which steps are there?', 'steps'],
  ['list all steps please', 'steps'],
  ['what is a loop', null],
  ['shorter please', null],
  ['show me day 3', null],
  ['what do I do on day 2', null],
  ['', null],
] as const;

for (const [message, wanted] of rows) {
  test(`readGoalQuestion("${message}") is ${wanted ?? 'nothing'}`, () => {
    assert.equal(readGoalQuestion(message), wanted);
  });
}
