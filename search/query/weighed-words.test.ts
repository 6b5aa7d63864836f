import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { makeIndex } from '../index.ts';
import { findScope } from '../scope.ts';
import { makeExample } from '../testing/example-topic.ts';
import { sampleIndex } from '../testing/sample-index.ts';
import { sampleNaming } from '../testing/sample-naming.ts';
import { arbitraryText } from '../testing/arbitrary-text.ts';
import { markNames, readQuestion } from './question-words.ts';
import { type WeighedWord, weighWords } from './weighed-words.ts';

type Weighing = {
  readonly technology?: string;
  readonly translated?: boolean;
  readonly index?: typeof sampleIndex;
};

function weigh(question: string, { technology, translated = false, index = sampleIndex }: Weighing = {}) {
  const words = markNames(index, readQuestion(index, question), technology);
  const weighed = weighWords(findScope(index, technology), words, translated);
  return new Map(weighed.map((word): [string, WeighedWord] => [word.text, word]));
}
const shareOf = (words: ReadonlyMap<string, WeighedWord>, text: string) => words.get(text)?.share ?? NaN;
const proofOf = (words: ReadonlyMap<string, WeighedWord>, text: string) => words.get(text)?.proof ?? NaN;

test('weighWords weighs a word the more the fewer topics hold it, and an unknown one most', () => {
  const words = weigh('function closure zebra');
  assert.ok(shareOf(words, 'function') < shareOf(words, 'closure'));
  assert.ok(shareOf(words, 'closure') <= shareOf(words, 'zebra'));
});

test('weighWords lets the name of the technology and everyday code rank a little and prove nothing', () => {
  const words = weigh('python decorators with this', { technology: 'python' });
  for (const faint of ['python', 'with', 'this']) {
    assert.equal(proofOf(words, faint), 0, faint);
    assert.ok(shareOf(words, faint) > 0 && shareOf(words, faint) < shareOf(words, 'decorators'), faint);
  }
});

test('weighWords lets the words of a plan carry a question only where nothing else does', () => {
  assert.equal(proofOf(weigh('a plan for closures'), 'plan'), 0);
  assert.ok(proofOf(weigh('a plan'), 'plan') > 0);
  assert.ok(proofOf(weigh('a plan for python', { technology: 'python' }), 'plan') > 0);
});

test('weighWords lets the name carry a question where it is all there is', () => {
  const words = weigh('what is python for', { technology: 'python' });
  assert.ok(proofOf(words, 'python') > 0);
  assert.ok(!weigh('python with this', { technology: 'python' }).has('with'));
});

test('weighWords counts a word of a plan in full where a title or an alias holds it', () => {
  const topics = [
    makeExample({ key: 'git/schedule', title: 'Schedule' }),
    makeExample({ key: 'git/tags', title: 'Tags' }),
  ];
  const index = makeIndex(topics, sampleNaming);
  assert.ok(proofOf(weigh('schedule and tags', { index }), 'schedule') > 0);
  assert.equal(proofOf(weigh('schedule and closures'), 'schedule'), 0);
});

test('weighWords takes the people and things of examples for less proof, unless a title names them', () => {
  const named = makeExample({ key: 'git/users', title: 'Users', description: 'Says who made a change.' });
  const told = makeExample({
    key: 'git/users',
    title: 'Accounts',
    description: 'Says which users there are.',
  });
  const proofAmong = (topic: typeof named) => {
    const index = makeIndex([topic, makeExample({ key: 'git/tags' })], sampleNaming);
    const words = weigh('users', { index });
    return proofOf(words, 'users') / shareOf(words, 'users');
  };
  assert.equal(proofAmong(named), 1);
  assert.ok(proofAmong(told) < 1);
});

test('weighWords asks less of an unknown word in a translated question', () => {
  const [own, translated] = [weigh('closure zebra'), weigh('closure zebra', { translated: true })];
  assert.ok(proofOf(translated, 'zebra') < proofOf(own, 'zebra'));
  assert.equal(proofOf(translated, 'closure'), proofOf(own, 'closure'));
});

test('weighWords keeps every word that counts, with weights that are numbers from 0 up', () => {
  fc.assert(
    fc.property(arbitraryText, fc.constantFrom(undefined, 'python', 'cobol'), (text, technology) => {
      for (const { share, proof } of weigh(text, technology === undefined ? {} : { technology }).values()) {
        assert.ok(Number.isFinite(share) && share > 0);
        assert.ok(proof >= 0 && proof <= share);
      }
    }),
  );
});
