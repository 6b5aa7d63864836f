import assert from 'node:assert/strict';
import { test } from 'node:test';

import { describeNextReview } from './describe-reviews.ts';

test('describeNextReview names the day, and how many questions come then', () => {
  assert.equal(
    describeNextReview({ date: '2026-11-27', count: 1 }),
    'The next question comes on Friday 27 November.',
  );
  assert.equal(
    describeNextReview({ date: '2026-11-27', count: 2 }),
    'The next 2 questions come on Friday 27 November.',
  );
});
