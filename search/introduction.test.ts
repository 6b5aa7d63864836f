import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeIndex } from './index.ts';
import { findIntroduction } from './introduction.ts';
import { markNames, readQuestion } from './query/question-words.ts';
import { weighWords } from './query/weighed-words.ts';
import { findScope } from './scope.ts';
import { makeExample } from './testing/example-topic.ts';
import { sampleNaming } from './testing/sample-naming.ts';

const index = makeIndex(
  [
    makeExample({ key: 'python/scope', title: 'Variable scope' }),
    makeExample({ key: 'python/variables', title: 'Variables' }),
    makeExample({ key: 'python/class-basics', title: 'Class basics' }),
    makeExample({ key: 'python/class-methods', title: 'Class methods', aliases: ['kettle'] }),
    makeExample({ key: 'java/variables', title: 'Variables' }),
  ],
  sampleNaming,
);

function introduce(question: string, technology?: string): string | null {
  const scope = findScope(index, technology);
  const words = weighWords(scope, markNames(index, readQuestion(index, question), technology), false);
  const place = findIntroduction(scope, words);
  return place === null ? null : (index.topics[place]?.key ?? null);
}

test('findIntroduction gives the topic whose title is the one word that is asked for', () => {
  for (const question of [
    'what is a variable',
    'variables',
    'variables in Python',
    'what are variables for?',
  ])
    assert.equal(introduce(question, 'python'), 'python/variables', question);
});

test('findIntroduction gives the first topic whose title holds the word, where it is the title of none', () => {
  assert.equal(introduce('what is a class', 'python'), 'python/class-basics');
});

test('findIntroduction gives none where more is asked, where only an alias has the word, and for another roadmap', () => {
  for (const [question, technology] of [
    ['class variable', 'python'],
    ['variables or methods', 'python'],
    ['kettle', 'python'],
    ['zebra', 'python'],
    ['class', 'java'],
    ['', 'python'],
  ] as const)
    assert.equal(introduce(question, technology), null, question);
});

test('findIntroduction gives none where all roadmaps are searched', () => {
  assert.equal(introduce('what is a variable'), null);
});
