import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { listBuckets } from './list-buckets.ts';
import { type LabeledLine, makeExamples } from './make-examples.ts';

const bits = 8;
const line = (text: string, more: Partial<LabeledLine> = {}) => ({
  label: 'a',
  text,
  tags: [],
  ...more,
});
const everything = { bits, used: 2 ** bits };

test('listBuckets gives the same buckets for a message in any case, all within the room there is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.array(fc.string(), { maxLength: 4 }),
      fc.integer({ min: 4, max: 16 }),
      (text, tags, size) => {
        const { words, tags: marked } = listBuckets(text, tags, size);
        assert.equal(marked.length, tags.length);
        for (const bucket of [...words, ...marked])
          assert.ok(Number.isInteger(bucket) && bucket >= 0 && bucket < 2 ** size);
      },
    ),
  );
  assert.deepEqual(listBuckets('A Red Apple', [], bits), listBuckets('a red apple', [], bits));
});

test('listBuckets reads of a pasted page only its beginning', () => {
  const page = 'a red apple '.repeat(200);
  assert.deepEqual(listBuckets(`${page}and a hammer`, [], bits), listBuckets(page, [], bits));
});

test('makeExamples keeps the buckets that most lines use', () => {
  const lines = [line('apple'), line('apple'), line('apple'), line('hammer')];
  const used = new Set(listBuckets('apple', [], bits).words);
  const [apple, , , hammer] = makeExamples(lines, ['a'], { bits, used: used.size });
  assert.deepEqual(new Set(apple?.plain.words), used);
  assert.ok(hammer?.plain.words.every((bucket) => used.has(bucket)));
});

test('makeExamples learns a tag that may hold or not with and without it', () => {
  const [example] = makeExamples(
    [line('apple', { tags: ['short'], sometimes: 'hasReply' })],
    ['a'],
    everything,
  );
  assert.equal(example?.plain.tags.length, 1);
  assert.deepEqual(example.tagged.tags, listBuckets('', ['short', 'hasReply'], bits).tags);
  assert.deepEqual(example.tagged.words, example.plain.words);
});

test('makeExamples numbers the right label of each line', () => {
  const lines = ['b', 'a', 'b'].map((label) => line('apple', { label }));
  assert.deepEqual(
    makeExamples(lines, ['a', 'b'], everything).map(({ wanted }) => wanted),
    [1, 0, 1],
  );
});
