import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { findTopics } from './find-topics.ts';
import { makeIndex } from './index.ts';
import { scoreNgrams } from './score-ngrams.ts';
import { findScope } from './scope.ts';
import { makeExample } from './testing/example-topic.ts';
import { arbitraryText } from './testing/arbitrary-text.ts';
import { sampleIndex } from './testing/sample-index.ts';
import { sampleNaming } from './testing/sample-naming.ts';
import { listNgrams } from './text/n-grams.ts';

const topics = [
  makeExample({ key: 'python/a', title: 'Kettle', questions: ['my kettle is always on'] }),
  makeExample({ key: 'python/b', title: 'Kettle', questions: ['my kettle never goes off'] }),
];

test('findTopics puts the topic first that learners ask for in the same common words', () => {
  const index = makeIndex(topics, sampleNaming);
  const first = (question: string) => findTopics(index, question, { limit: 1 })[0]?.key;
  assert.equal(first('the kettle is always hot'), 'python/a');
  assert.equal(first('the kettle never gets hot'), 'python/b');
});

test('scoreNgrams gives more for two words side by side than for the same two apart', () => {
  const scope = findScope(makeIndex(topics, sampleNaming));
  const [together = 0, apart = 0] = ['never goes', 'goes never'].map(
    (text) => scoreNgrams(scope, listNgrams(text))[1],
  );
  assert.ok(together > apart && apart > 0);
});

test('scoreNgrams gives every topic in scope a score, none of them below 0, and more words never less', () => {
  const known = fc.constantFrom(...sampleIndex.ranges.keys());
  fc.assert(
    fc.property(known, arbitraryText, arbitraryText, (technology, text, more) => {
      const scope = findScope(sampleIndex, technology);
      const [before, after] = [text, `${text} ${more}`].map((all) =>
        scoreNgrams(scope, listNgrams(all).toSorted()),
      );
      assert.equal(before?.length, scope.range.end - scope.range.start);
      for (const [at, score] of before.entries())
        assert.ok(score >= 0 && (after?.[at] ?? 0) >= score - 1e-9, `${at}`);
    }),
  );
});
