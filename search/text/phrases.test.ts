import assert from 'node:assert/strict';
import { test } from 'node:test';

import { findTopics } from '../find-topics.ts';
import { makeIndex } from '../index.ts';
import { keyPhrase, listRun, matchOpenPhrase, readOpenPhrase, stemPhrase } from './phrases.ts';
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

test('matchOpenPhrase finds a phrase with one to three words in its gap', () => {
  const open = readOpenPhrase('put … online') ?? assert.fail();
  const match = (text: string) => matchOpenPhrase(stemPhrase(text), 0, open);
  assert.deepEqual(match('put my page online'), { after: 1, from: 3, to: 4 });
  assert.deepEqual(match('put my very first page online'), { after: 1, from: 5, to: 6 });
  assert.equal(match('put online'), null);
  assert.equal(match('put the big red round box online'), null);
  assert.equal(readOpenPhrase('put online'), null);
});

test('findTopics reads what learners say who do not know the term', () => {
  assert.equal(first('do the same thing again and again', 'javascript'), 'javascript/loops');
  assert.equal(first('look up a price by its name', 'python'), 'python/dictionaries');
  assert.equal(first('a pointer that deletes itself', 'cpp'), 'cpp/smart-pointers');
});
