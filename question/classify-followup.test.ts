import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadLabeledLines } from '#lexicon/text/load-labeled-lines.ts';
import { names } from '../tests/naming.ts';

import { classifyFollowup } from './classify-followup.ts';

for (const [message, kind] of [
  ['can you give me an example', 'example'],
  ['i was ill and missed three days', 'missed-days'],
  ['i only have 10 minutes a day now', 'fewer-minutes'],
  ['please no videos', 'no-videos'],
  ['thanks a lot!', 'thanks'],
  ['what do you mean by scope', 'what-is-word'],
] as const) {
  test(`classifyFollowup(…, '${message}') puts ${kind} first`, () => {
    assert.equal(classifyFollowup({ names }, message)[0]?.label, kind);
  });
}

test('the weights know the follow-ups that they were learned from; if not, run `npm run train-intents`', async () => {
  const lines = await loadLabeledLines(new URL('../lexicon/followup/training/', import.meta.url));
  const right = lines.filter(({ label, text }) => classifyFollowup({ names }, text)[0]?.label === label);
  assert.ok(right.length / lines.length > 0.85, `${right.length / lines.length}`);
});
