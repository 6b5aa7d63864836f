import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { findTopics } from '../find-topics.ts';
import { makeIndex } from '../index.ts';
import { keyPhrase, listRun, stemPhrase } from './phrases.ts';
import { sampleTopics } from '../testing/sample-topics.ts';
import { naming } from '../../tests/naming.ts';

const index = makeIndex(sampleTopics, naming);

const first = (text: string, technology: string): string | undefined =>
  findTopics(index, text, { technology, limit: 1 })[0]?.key;

test('keyPhrase leaves articles and owners out, unless there is nothing else', () => {
  assert.equal(keyPhrase(stemPhrase('add my class')), keyPhrase(stemPhrase('add a class')));
  assert.equal(keyPhrase(['a']), 'a');
});

test('listRun takes four words at most, passes over articles and never starts at one', () => {
  const stems = stemPhrase('put a new red box here');
  assert.deepEqual(
    listRun(stems, 0).map(({ stem }) => stem),
    ['put', 'new', 'red', 'box'],
  );
  assert.equal(listRun(stems, 0).at(-1)?.end, 5);
  assert.deepEqual(listRun(stems, 1), []);
});

test('findTopics reads what learners say who do not know the term', () => {
  assert.equal(first('do the same thing again and again', 'javascript'), 'javascript/loops');
});

test('keyPhrase is the same with an article or an owner put anywhere', () => {
  const words = fc.array(fc.constantFrom('add', 'class', 'to', 'list', 'again'), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(words, fc.constantFrom('the', 'my', 'an', 'their'), fc.nat(5), (stems, article, at) => {
      assert.equal(keyPhrase([...stems.slice(0, at), article, ...stems.slice(at)]), keyPhrase(stems));
    }),
  );
});

test('listRun gives the words of a text in their order, each with its place', () => {
  const words = fc.array(fc.constantFrom('add', 'a', 'class', 'the', 'list', 'my'), { maxLength: 9 });
  fc.assert(
    fc.property(words, fc.nat(9), (stems, place) => {
      const run = listRun(stems, place);
      let before = place;
      for (const { stem, end } of run) {
        assert.equal(stems[end - 1], stem);
        assert.ok(end > before && stem.length > 2 && stem !== 'the');
        before = end;
      }
    }),
  );
});

test('stemPhrase reads a phrase alike in any form of its words', () => {
  assert.deepEqual(stemPhrase('Sorting the Lists'), stemPhrase('sort the list'));
});
