import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import type { FieldWords } from './fields.ts';
import { makePostings } from './postings.ts';

const empty: FieldWords = {
  title: [],
  aliases: [],
  chapter: [],
  description: [],
  technology: [],
  practice: [],
  questions: [],
};
/** Other topics, so that no field is longer than usual. */
const filler: FieldWords = {
  title: ['other'],
  aliases: [['other', 'thing']],
  chapter: ['other'],
  description: ['other', 'thing', 'again'],
  technology: ['python'],
  practice: ['other', 'thing', 'again'],
  questions: [['other', 'thing']],
};
const weightsOf = (...topics: Partial<FieldWords>[]): readonly number[] =>
  makePostings([...topics.map((words) => Object.assign({}, empty, words)), filler]).get('loop')?.weights ??
  [];

const description = (times: number) => ({
  description: [...Array(times).fill('loop'), ...Array(4 - times).fill('x')],
});

test('makePostings counts a word in a title most, in a task least', () => {
  const weights = weightsOf(
    { title: ['loop'] },
    { aliases: [['loop']] },
    { description: ['loop'] },
    { practice: ['loop'] },
  );
  assert.deepEqual(
    weights,
    weights.toSorted((a, b) => b - a),
  );
  assert.equal(new Set(weights).size, 4);
});

test('makePostings counts a word less the longer the field that holds it', () => {
  const [short = 0, long = 0] = weightsOf({ title: ['loop'] }, { title: ['loop', 'and', 'more', 'words'] });
  assert.ok(long < short);
});

test('makePostings counts every repetition for less than the one before', () => {
  const [one = 0, two = 0, three = 0] = weightsOf(description(1), description(2), description(3));
  assert.ok(one < two && two < three);
  assert.ok(three - two < two - one);
});

test('makePostings knows what a topic says of itself, what only its questions say, and what only its exercise says', () => {
  const postings = makePostings([
    Object.assign({}, empty, { description: ['loop'], practice: ['loop'] }),
    Object.assign({}, empty, { questions: [['loop']], practice: ['loop'] }),
    Object.assign({}, empty, { practice: ['loop'] }),
  ]);
  const [own = 0, asked = 0, practised = 0] = postings.get('loop')?.said ?? [];
  assert.ok(own > asked && asked > practised);
  assert.deepEqual([own, practised], [1, 0]);
});

const stem = fc.constantFrom('loop', 'list', 'class', 'file');
const stems = fc.array(stem, { maxLength: 4 });
const words: fc.Arbitrary<FieldWords> = fc.record({
  title: stems,
  aliases: fc.array(stems, { maxLength: 2 }),
  chapter: stems,
  description: stems,
  technology: stems,
  practice: stems,
  questions: fc.array(stems, { maxLength: 2 }),
});

test('makePostings lists each topic that holds a stem once, in order, with weights between 0 and 1', () => {
  fc.assert(
    fc.property(fc.array(words, { maxLength: 6 }), (topics) => {
      for (const [one, { topics: places, weights, said }] of makePostings(topics)) {
        const holders = topics.flatMap((topic, place) =>
          Object.values(topic).flat(2).includes(one) ? [place] : [],
        );
        assert.deepEqual(places, holders);
        assert.equal(weights.length, places.length);
        assert.equal(said.length, places.length);
        for (const weight of weights) assert.ok(weight > 0 && weight < 1);
      }
    }),
  );
});

test('makePostings never counts a topic less for holding a stem in one more question', () => {
  fc.assert(
    fc.property(words, words, (topic, other) => {
      const weigh = (questions: string[][]) => {
        const { topics = [], weights = [] } =
          makePostings([{ ...topic, questions }, other]).get('loop') ?? {};
        return weights[topics.indexOf(0)] ?? 0;
      };
      assert.ok(weigh([['loop']]) >= weigh([]));
    }),
  );
});
