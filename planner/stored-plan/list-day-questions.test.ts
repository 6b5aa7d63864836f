import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Day } from '../types/plan.ts';

import { listDayQuestions } from './list-day-questions.ts';

const day: Day = {
  day: 4,
  type: 'learn',
  items: [],
  reviews: [
    { key: 'a/1', round: 1, gap: 1 },
    { key: 'a/2', round: 1, gap: 2 },
  ],
  recalls: ['a/0', 'a/1'],
  minutes: 12,
  budget: 30,
};

test('listQuestions gives the topics of a future day’s questions, each once', () => {
  assert.deepEqual(listDayQuestions(day, { today: 3, done: {} }), ['a/0', 'a/1', 'a/2']);
});

test('listQuestions leaves out topics that are not learned yet, up to today', () => {
  for (const today of [4, 5]) {
    assert.deepEqual(listDayQuestions({ ...day, recalls: [] }, { today, done: { 'a/2': 2 } }), ['a/2']);
  }
});
