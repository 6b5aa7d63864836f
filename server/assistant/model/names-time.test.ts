import assert from 'node:assert/strict';
import { test } from 'node:test';

import { namesTime } from './names-time.ts';

test('namesTime(line) finds days and durations, in digits and in words', () => {
  for (const line of [
    'On day 3 you rest.',
    'Take 30 minutes.',
    'a 3-day start',
    'You are done in two weeks.',
    'Sleep for twenty-five minutes.',
    'Half an hour is enough.',
    'A couple of days will do.',
    'It takes a week.',
    'Week one is easy.',
  ]) {
    assert.ok(namesTime(line), line);
  }
});

test('namesTime(line) accepts other words', () => {
  for (const line of [
    'Type every example.',
    'Print the day of a date.',
    'Keep 3 lists.',
    'Write a day planner.',
  ]) {
    assert.ok(!namesTime(line), line);
  }
});
