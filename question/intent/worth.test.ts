import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeIndex } from '../../search/index.ts';
import { sampleTopics } from '../../search/testing/sample-topics.ts';
import { readWorth } from './worth.ts';
import { naming } from '../../tests/naming.ts';

const weighing = {
  key: 'css/when-not-to-use-it',
  technology: 'css',
  title: 'When not to use it',
  aliases: ['still worth learning'],
  description: 'What speaks for it and what against.',
  chapter: 'More',
};
const index = makeIndex([...sampleTopics, weighing], naming);

test('readWorth finds the topics that weigh a technology where it is asked whether to learn it', () => {
  for (const text of [
    'is CSS worth learning in 2026?',
    'My brother says that CSS is old. Should I still learn it?',
    'Why should I learn CSS at all, I want to know',
    'I want to study, but is CSS dead',
    'is it worth my time, plan please',
  ]) {
    assert.deepEqual(readWorth(index, text, ['css', 'git']), [weighing.key], text);
    assert.deepEqual(readWorth(index, text, ['git']), [], text);
  }
});

test('readWorth finds nothing where that is not asked', () => {
  for (const text of [
    'what should I learn first',
    'make me a plan',
    'where should I learn the most',
    'is the page still open',
    'which topics must I learn',
  ])
    assert.equal(readWorth(index, text, ['css']), null, text);
});
