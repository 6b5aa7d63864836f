import assert from 'node:assert/strict';
import { test } from 'node:test';

import { estimateFit } from '#planner/forecast/estimate-fit.ts';

import { roadmapTopics } from '../../../../../tests/example-tracked-plan.ts';
import { describeFit } from './describe-fit.ts';

const describe = (days: number, known: readonly string[] = []) =>
  describeFit(estimateFit(roadmapTopics, { days, age: 30, level: 1, known }), { starts: '2026-11-21', days });

test('describeFit says how many days would be enough, and until when', () => {
  const { words, days } = describe(2);
  assert.match(
    words,
    /^Too few days: \d+ of \d+ topics fit\. \d+ days would be enough, until [A-Z][a-z]+day \d+ [A-Z][a-z]+ \d{4}\.$/,
  );
  assert.ok(days !== null && days > 2);
  assert.deepEqual(describe(days), { words: `All ${roadmapTopics.length} topics fit.`, days: null });
  assert.match(describe(days - 1).words, /^Too few days/);
});

test('describeFit says what else takes time if the minutes alone would be enough', () => {
  const fit = estimateFit(roadmapTopics, { days: 2, age: 30, level: 1 });
  const asked = { starts: '2026-11-21', days: 2 };
  const rest = 'Reviews, projects and delays need time too.';
  assert.ok(describeFit({ ...fit, minutesAvailable: fit.minutesNeeded }, asked).words.endsWith(rest));
  assert.ok(!describeFit({ ...fit, minutesAvailable: fit.minutesNeeded - 1 }, asked).words.includes(rest));
});

test('describeFit suggests fewer days if some are left over', () => {
  const { words, days } = describe(1000);
  assert.match(words, /^All \d+ topics fit\. The last days are only reviews\. \d+ days would be enough/);
  assert.ok(days !== null && days < 1000);
});

test('describeFit says that all topics are known already', () => {
  const known = roadmapTopics.map(({ key }) => key);
  assert.match(describe(10, known).words, /^There is nothing new/);
});
