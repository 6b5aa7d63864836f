import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sampleIndex } from '../../search/testing/sample-index.ts';
import { understand } from '../understand.ts';
import { preferContrast } from './prefer-contrast.ts';
import { sampleContrastIndex } from './testing/sample-contrasts.ts';

function prefer(problem: string, language = '', corrections = {}) {
  const read = understand(sampleIndex, { problem, language });
  return preferContrast(sampleContrastIndex, read, { problem, corrections });
}

test('preferContrast answers a question that sets two things side by side with what is written of them', () => {
  for (const [problem, language, ...technologies] of [
    ['let vs const', 'JavaScript', 'javascript'],
    ['what is the difference between a list and a dictionary?', 'Python', 'python'],
    ['Python or JavaScript?', '', 'python', 'javascript'],
  ] as const) {
    const meaning = prefer(problem, language);
    assert.equal(meaning.intent, 'compare', problem);
    assert.deepEqual('technologies' in meaning ? meaning.technologies : [], technologies, problem);
  }
});

test('preferContrast leaves a message alone that asks for something else', () => {
  for (const problem of [
    'make me a plan for let and const, 20 days',
    'what is a list',
    'TypeError: Assignment to constant variable. let or const?',
    'hello',
  ])
    assert.notEqual(prefer(problem, 'JavaScript').intent, 'compare', problem);
});

test('preferContrast leaves alone what the learner has corrected to something else', () => {
  for (const corrections of [
    { intent: 'plan' },
    { technologies: ['python'] },
    { topics: ['javascript/variables'] },
  ])
    assert.notEqual(prefer('let vs const', 'JavaScript', corrections).intent, 'compare');
  assert.equal(prefer('let vs const', 'JavaScript', { intent: 'compare' }).intent, 'compare');
});

test('preferContrast keeps what else the message says', () => {
  const meaning = prefer('let vs const, I have 20 minutes a day', 'JavaScript');
  assert.equal(meaning.minutes?.named[0]?.minutes, 20);
});
