import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { listFeatures } from '../list-features.ts';
import { foldMessage, splitFolded } from '../fold-message.ts';
import { buckets, hashText } from '../hash-text.ts';
import { makeRandom, shuffle } from '../seeded-random.ts';
import { trainCare } from './train.ts';
import { weighMessage } from '../weigh-message.ts';

const split = (text: string) => splitFolded(foldMessage(text));

test('makeRandom gives the same numbers from 0 to 1 for the same seed, and others for another', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const [one, same, other] = [makeRandom(seed), makeRandom(seed), makeRandom(seed ^ 1)];
      const drawn = Array.from({ length: 20 }, one);
      assert.deepEqual(Array.from({ length: 20 }, same), drawn);
      assert.notDeepEqual(Array.from({ length: 20 }, other), drawn);
      assert.ok(drawn.every((number) => number >= 0 && number < 1));
    }),
  );
});

test('shuffle keeps every item, and puts them in the same order for the same numbers', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
      const [one, other] = [[...items], [...items]];
      shuffle(one, makeRandom(seed));
      shuffle(other, makeRandom(seed));
      assert.deepEqual(one, other);
      assert.deepEqual(new Set(one), new Set(items));
      assert.equal(one.length, items.length);
    }),
  );
  const many = Array.from({ length: 50 }, (_, at) => at);
  const turned = [...many];
  shuffle(turned, makeRandom(7));
  assert.notDeepEqual(turned, many);
});

test('hashText gives a bucket that there is, and seldom the same for two texts', () => {
  const texts = Array.from({ length: 2000 }, (_, at) => `word ${at}`);
  const found = new Set(texts.map(hashText));
  assert.ok(found.size > 1950);
  for (const bucket of found) assert.ok(Number.isInteger(bucket) && bucket >= 0 && bucket < buckets);
});

test('listFeatures begins no feature at a full stop, and none goes over the end of a clause', () => {
  const [, stop] = listFeatures(['end', '.', 'it']);
  assert.deepEqual(stop, []);
  const apart = listFeatures(['end', '.']).flat();
  assert.deepEqual(listFeatures(['end', '.', 'it'])[0], apart);
  assert.notDeepEqual(listFeatures(['end', 'it'])[0], apart);
});

test('trainCare learns which messages need care, of the words of each', () => {
  const lines = [
    ...['i feel so alone', 'nobody would miss me', 'i am so alone and sad'].map((text) => ({
      text,
      needsCare: true,
    })),
    ...['how do loops work', 'a plan for css', 'my loop is slow'].map((text) => ({ text, needsCare: false })),
  ];
  const model = trainCare(lines);
  const weigh = (text: string) => weighMessage(model, split(text)).any;
  assert.ok(weigh('i am alone, nobody is here') > 0.5);
  assert.ok(weigh('a loop in css') < 0.5);
  const long = `${'how do loops work and what is a plan for css '.repeat(4)}. i feel so alone. ${'a plan for css '.repeat(6)}`;
  assert.ok(weigh(long) > 0.5, 'a cry for help is not lost in a long text');
  assert.deepEqual(trainCare(lines), model);
});

test('weighMessage trusts a word or two by themselves for nothing', () => {
  const model = { bias: 5, weights: new Float64Array(buckets) };
  assert.equal(weighMessage(model, ['alone']).alone, 0);
  assert.ok(weighMessage(model, ['alone']).any > 0.9);
  assert.ok(weighMessage(model, ['i', 'am', 'alone']).alone > 0.9);
});
