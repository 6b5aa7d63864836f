import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { makeSubject } from './testing/sample.ts';
import { addTopics, parseTopics } from './topics.ts';

const header = 'topic\tadded\n';
const row = 'vue/topic-1\t2026-11-21\n';

test('parseTopics() reads a row into its parts', () => {
  assert.deepEqual(parseTopics(header + row), [{ key: 'vue/topic-1', added: '2026-11-21' }]);
});

test('parseTopics() names a malformed line', () => {
  assert.throws(() => parseTopics(`${header}${row}vue\t2026-11-21`), /line 3/);
  assert.throws(() => parseTopics(`${header}vue/topic-1\t2026-02-30`), /line 2[^]*must be a date/);
  assert.throws(() => parseTopics(`${header}vue/topic-1\t2026-11-21\tmore`), /too many columns/);
});

test('parseTopics() refuses a repeated topic', () => {
  assert.throws(() => parseTopics(header + row + row), /line 3 repeats/);
});

test('parseTopics() refuses a text without the header', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      assert.throws(() => parseTopics(`x${text}`));
    }),
  );
});

test('addTopics() adds topics that have no row, and removes none', () => {
  const { technology } = makeSubject((topics) => topics.slice(0, 3));
  const published = [
    { key: 'vue/gone', added: '2026-01-01' },
    { key: 'vue/topic-1', added: '2026-01-01' },
  ];
  assert.deepEqual(addTopics(published, [technology], '2026-11-21'), [
    ...published,
    { key: 'vue/topic-0', added: '2026-11-21' },
    { key: 'vue/topic-2', added: '2026-11-21' },
  ]);
});
