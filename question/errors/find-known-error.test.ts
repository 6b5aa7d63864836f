import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import type { KnownError } from '#content/error-schema.ts';

import { listOwnWords, makeErrorIndex } from './error-index.ts';
import { findKnownErrors } from './find-known-error.ts';
import { foldReport } from './fold-report.ts';
import { makeWording } from './match-wording.ts';

const makeKnown = (id: string, says: readonly string[], told: readonly string[] = []): KnownError => ({
  id,
  technology: id.split('-')[0] ?? '',
  topic: 'python/lists',
  says: [...says],
  told: [...told],
  signs: {},
  means: 'It broke.',
  why: 'It had to.',
  fixes: [{ say: 'Fix it.' }],
});
const index = makeErrorIndex([
  makeKnown('python-name', ["NameError: name '{name}' is not defined"], ['my name is unknown to it']),
  makeKnown('python-any', ['NameError: {what...}']),
  makeKnown('python-key', ["KeyError: '{key}'"]),
  makeKnown('java-short', ['Error: stop']),
  makeKnown('java-name', ['name {name} is not defined here']),
]);
const find = (text: string, hints: readonly string[] = []) =>
  findKnownErrors(index, foldReport(text), hints).map(({ known }) => known.id);

test('findKnownErrors puts the most exact wording first', () => {
  assert.deepEqual(find("NameError: name 'x' is not defined"), ['python-name', 'python-any']);
  assert.deepEqual(find('NameError: something else'), ['python-any']);
});

test('findKnownErrors takes a message without the error’s name only of a technology that is meant', () => {
  const bare = "it says name 'x' is not defined";
  assert.deepEqual(find(bare), []);
  assert.deepEqual(find(bare, ['java']), []);
  assert.deepEqual(find(bare, ['python']), ['python-name']);
  assert.deepEqual(find('stop', ['java']), []);
});

test('findKnownErrors hears what learners tell, where nothing is printed', () => {
  assert.deepEqual(find('my name is unknown to it', ['python']), ['python-name']);
  assert.deepEqual(find('my name is unknown to it', ['java']), []);
  assert.deepEqual(find("my name is unknown to it. KeyError: 'a'", ['python']), ['python-key']);
});

test('findKnownErrors takes the last error of a Python report, and the first of any other text', () => {
  const two = "KeyError: 'a'\nand then\nNameError: name 'x' is not defined";
  assert.equal(find(two)[0], 'python-key');
  assert.equal(find(`Traceback (most recent call last):\n${two}`)[0], 'python-name');
});

test('findKnownErrors finds an error between any lines', () => {
  const line = fc.constantFrom('help me', 'x = 1', '', 'what is wrong?', '```', 'File "a.py", line 3');
  const lines = fc.array(line, { maxLength: 6 });
  fc.assert(
    fc.property(lines, fc.stringMatching(/^[a-z]{1,8}$/), lines, (before, key, after) =>
      assert.deepEqual(find([...before, `KeyError: '${key}'`, ...after].join('\n')), ['python-key']),
    ),
  );
});

test('listOwnWords gives only words that no value touches', () => {
  assert.deepEqual(listOwnWords(makeWording("name '{name}' is un{what}ed now")), ['name', 'is', 'now']);
  assert.deepEqual(listOwnWords(makeWording('{name}')), []);
});
