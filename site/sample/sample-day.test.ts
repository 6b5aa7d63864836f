import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadLibraryContent } from '#content/library.ts';

import { makeSampleDay } from './sample-day.ts';

const { roadmaps } = await loadLibraryContent();

test('makeSampleDay(roadmap) gives a day that keeps its minutes, and tells what is left out, for any roadmap', () => {
  const shown = roadmaps.flatMap((roadmap) => makeSampleDay(roadmap) ?? []);
  assert.ok(shown.length > 0);
  for (const { slug, day, days, minutes, minutesADay, worked, items, questions, ...fit } of shown) {
    assert.ok(minutes <= minutesADay, slug);
    assert.ok(worked.includes(day) && Math.max(...worked) <= days, slug);
    assert.ok(items.length > 0 && items.every((item) => item.minutes <= minutes), slug);
    for (const { from } of questions) assert.ok(from < day, slug);
    assert.ok(fit.covered + fit.leftOut.length <= fit.topics, slug);
  }
});
