import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadLabeledLines } from '#lexicon/text/load-labeled-lines.ts';
import { names } from '../tests/naming.ts';

import { classifyIntent } from './classify-intent.ts';

const first = [false, true].map((hasReply) => ({ hasReply }));

for (const [message, intent] of [
  ['make me a plan for css, I have 20 minutes a day', 'plan'],
  ['what is a closure in javascript?', 'concept'],
  ["TypeError: Cannot read properties of undefined (reading 'map')", 'error'],
  ['what is the difference between let and const', 'compare'],
  ['am I too old at 58 to become a programmer', 'career'],
  ['i finished the html course, what should i learn next', 'next'],
  ['thank you so much, you are great', 'chat'],
  ['hack into the account of my ex', 'harm'],
  ['i want to learn rust', 'uncovered'],
] as const) {
  test(`classifyIntent(…, '${message}') puts ${intent} first, with a reply before it and without`, () => {
    const found = first.map((before) => classifyIntent({ names }, message, before)[0]?.label);
    assert.deepEqual(found, [intent, intent]);
  });
}

test('classifyIntent() finds a wish about the plan only where there is a reply before', () => {
  const [alone = [], after = []] = first.map((before) =>
    classifyIntent({ names }, 'make it shorter please', before),
  );
  assert.match(after[0]?.label ?? '', /^(?:change|followup)$/);
  assert.ok(alone.every(({ label }) => label !== 'change' && label !== 'followup'));
});

test('classifyIntent() reads a message alike, whichever technology and number it names', () => {
  const [one, other] = ['I want to learn Python in 30 days', 'I want to learn Kotlin in 45 days'].map(
    (message) => classifyIntent({ names }, message, { hasReply: false }),
  );
  assert.deepEqual(one, other);
});

test('the weights know the lines that they were learned from; if not, run `npm run train-intents`', async () => {
  const lines = await loadLabeledLines(new URL('../lexicon/intent/training/', import.meta.url));
  const right = lines.filter(({ label, text }) => {
    const hasReply = label === 'change' || label === 'followup';
    return classifyIntent({ names }, text, { hasReply })[0]?.label === label;
  });
  assert.ok(right.length / lines.length > 0.85, `${right.length / lines.length}`);
});
