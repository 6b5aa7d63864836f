import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { makeIndex } from './index.ts';
import { findScope, listHolders, measureSaid } from './scope.ts';
import { makeExample } from './testing/example-topic.ts';
import { sampleIndex } from './testing/sample-index.ts';
import { sampleNaming } from './testing/sample-naming.ts';
import { stemWord } from './text/stem.ts';

const technologies = [...sampleIndex.ranges.keys()];
const stems = [...sampleIndex.postings.keys()];
const anyScope = fc.constantFrom(undefined, ...technologies);

test('idf falls with every topic that holds a stem', () => {
  const topics = Array.from({ length: 9 }, (_, at) =>
    makeExample({
      key: `python/topic-${at}`,
      description: ['apple', 'pear', 'plum'].slice(0, at % 4).join(' '),
    }),
  );
  const { idf } = findScope(makeIndex(topics, sampleNaming), 'python');
  const values = ['apple', 'pear', 'plum', 'kettle'].map((word) => idf(stemWord(word)));
  assert.deepEqual(
    values,
    values.toSorted((a, b) => a - b),
  );
  assert.equal(new Set(values).size, values.length);
});

test('idf is positive, and the same each time it is asked for', () => {
  fc.assert(
    fc.property(anyScope, fc.oneof(fc.constantFrom(...stems), fc.string()), (technology, stem) => {
      const first = findScope(sampleIndex, technology).idf(stem);
      assert.ok(first > 0 && Number.isFinite(first));
      assert.equal(findScope(sampleIndex, technology).idf(stem), first);
      assert.ok(first <= findScope(sampleIndex, technology).idf(''));
    }),
  );
});

test('listHolders gives the topics of the technology that hold a stem, in order', () => {
  fc.assert(
    fc.property(fc.constantFrom(...technologies), fc.constantFrom(...stems), (technology, stem) => {
      const all = [...listHolders(findScope(sampleIndex), stem)];
      const own = [...listHolders(findScope(sampleIndex, technology), stem)];
      assert.deepEqual(
        own,
        all.filter(([place]) => sampleIndex.topics[place]?.technology === technology),
      );
      assert.deepEqual(
        all,
        all.toSorted((a, b) => a[0] - b[0]),
      );
    }),
  );
});

test('listHolders splits the topics among technologies and loses none', () => {
  for (const stem of stems) {
    const all = [...listHolders(findScope(sampleIndex), stem)];
    const each = technologies.flatMap((one) => Array.from(listHolders(findScope(sampleIndex, one), stem)));
    assert.deepEqual(each, all, stem);
    assert.notEqual(all.length, 0, stem);
  }
});

test('measureSaid is 0 exactly where a topic does not hold a stem itself', () => {
  fc.assert(
    fc.property(anyScope, fc.constantFrom(...stems), (technology, stem) => {
      const scope = findScope(sampleIndex, technology);
      const holders = new Set([...listHolders(scope, stem)].map(([place]) => place));
      for (let place = scope.range.start; place < scope.range.end; place += 1)
        assert.equal(measureSaid(scope, stem, place) > 0, holders.has(place));
    }),
  );
});

test('findScope holds no topic of a technology that the index does not know, and remembers none', () => {
  const { range } = findScope(sampleIndex, 'cobol');
  assert.equal(range.end, range.start);
  for (const stem of stems) assert.deepEqual([...listHolders(findScope(sampleIndex, 'cobol'), stem)], []);
});

test('findScope keeps the scopes of two indexes apart', () => {
  const other = makeIndex([makeExample({ key: 'python/kettles', title: 'Kettles' })], sampleNaming);
  assert.deepEqual([...listHolders(findScope(sampleIndex, 'python'), 'kettl')], []);
  assert.equal([...listHolders(findScope(other, 'python'), 'kettl')].length, 1);
});
