import assert from 'node:assert/strict';
import { test } from 'node:test';

import { assert as property, property as holds, string } from 'fast-check';

import { intentModel } from '#lexicon/intent/weights.ts';

import { classify } from './classify.ts';
import { toShares } from './to-shares.ts';
import { packClassifier, unpackClassifier } from './pack-classifier.ts';
import { trainClassifier } from './train-classifier.ts';
import { writeClassifier } from './write-classifier.ts';

const settings = { bits: 10, used: 500, sizes: 7 };
const rows = [
  ['fruit', 'a red apple'],
  ['fruit', 'a yellow banana'],
  ['fruit', 'ripe pears and apples'],
  ['tool', 'a heavy hammer'],
  ['tool', 'hammer and nails'],
  ['tool', 'a rusty saw'],
] as const;
const lines = rows.map(([label, text], at) => ({ label, text, tags: [], author: `author ${at % 2}` }));

test('classify(model, message, tags) puts the label first whose lines are like the message', () => {
  const model = unpackClassifier(packClassifier(trainClassifier(lines, settings), 1));
  assert.equal(classify(model, 'two appels', [])[0]?.label, 'fruit');
  assert.equal(classify(model, 'my hammers', [])[0]?.label, 'tool');
});

test('classify(model, message, tags) heeds a tag where the words are the same', () => {
  const tagged = ['day', 'night'].map((label) => ({ label, text: 'a walk outside', tags: [`is:${label}`] }));
  const model = unpackClassifier(packClassifier(trainClassifier(tagged, settings), 1));
  assert.equal(classify(model, 'a walk outside', ['is:day'])[0]?.label, 'day');
  assert.equal(classify(model, 'a walk outside', ['is:night'])[0]?.label, 'night');
});

test('classify(model, message, tags) gives every label of any message a share, and they add up to one', () => {
  const model = unpackClassifier(intentModel);
  property(
    holds(string({ unit: 'binary' }), (message) => {
      const ranked = classify(model, message, []);
      const sum = ranked.reduce((all, { share }) => all + share, 0);
      assert.equal(ranked.length, intentModel.labels.length);
      assert.ok(Math.abs(sum - 1) < 1e-9, `${sum}`);
      assert.deepEqual(classify(model, message, []), ranked);
    }),
  );
});

test('toShares(scores) gives shares to the last digit, as every engine must find them', () => {
  assert.deepEqual(toShares([0, 0]), [0.5, 0.5]);
  assert.deepEqual(toShares([1, 0, -2.5]), [0.7154526032827865, 0.2630717357881954, 0.02147566092901797]);
});

test('toShares(scores) is near to what the exponential function gives', () => {
  const [first = 0, second = 0] = toShares([0, -3]);
  assert.ok(Math.abs(second / first - Math.exp(-3)) < 0.001);
  assert.deepEqual(toShares([0, -5000]), [1, 0]);
});

test('training again from the same lines gives the same bytes', () => {
  assert.equal(writeClassifier('model', lines, settings), writeClassifier('model', lines, settings));
});
