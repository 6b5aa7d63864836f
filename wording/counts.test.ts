import assert from 'node:assert/strict';
import { test } from 'node:test';

import { allTopics, count, countHours, plural } from './counts.ts';

test('count() writes a number and what it counts', () => {
  const texts: readonly (readonly [text: string, expected: string])[] = [
    [count(0, 'topic'), '0 topics'],
    [count(1, 'topic'), '1 topic'],
    [count(2, 'topic'), '2 topics'],
    [count(1200, 'topic'), '1,200 topics'],
    [count(2.5, 'hour'), '2.5 hours'],
    [count(2, 'entry', 'entries'), '2 entries'],
    [countHours(400), '6.5 hours'],
    [countHours(60), '1 hour'],
    [plural(1, 'depends', 'depend'), 'depends'],
    [plural(2, 'depends', 'depend'), 'depend'],
    [allTopics(1), 'The topic'],
    [allTopics(12), 'All 12 topics'],
  ];
  for (const [text, expected] of texts) assert.equal(text, expected);
});
