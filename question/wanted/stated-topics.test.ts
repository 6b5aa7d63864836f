import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeIndex } from '../../search/index.ts';
import { readStatedTopics } from './stated-topics.ts';
import { sampleTopics } from '../../search/testing/sample-topics.ts';
import { readField } from '../names/technologies.ts';
import { naming } from '../../tests/naming.ts';

const index = makeIndex(sampleTopics, naming);
const read = (text: string, field = 'JavaScript', ...technologies: string[]) =>
  readStatedTopics(index, {
    text,
    field: readField(index.names, field),
    technologies: technologies.length > 0 ? technologies : ['javascript'],
  });

test('readStatedTopics finds what a learner says to know', () => {
  for (const text of [
    'I already know loops and variables. Make me a plan',
    "I've learned variables and loops, plan please",
    "make me a plan, I'm comfortable with loops and with variables",
    'I know loops and variables and want to learn closures',
    'I want to learn closures, I know variables and loops',
  ])
    assert.deepEqual(read(text).known?.toSorted(), ['javascript/loops', 'javascript/variables'], text);
});

test('readStatedTopics takes a time that is short for no knowledge that is', () => {
  for (const text of [
    'make me a plan, I know loops and variables, only at weekends',
    'I know variables, loops, and only have evenings',
    'plan, I know loops and variables, only 20 minutes a day',
    'plan, I know loops and variables, only on Mondays',
    'plan, I know loops and variables, only an hour on Fridays',
  ])
    assert.deepEqual(read(text).known?.toSorted(), ['javascript/loops', 'javascript/variables'], text);
});

test('readStatedTopics takes nothing as known that is hardly known, or wanted', () => {
  for (const text of [
    'I know nothing about loops, plan',
    "I don't know closures",
    'I want to know promises',
    'I know a little about events',
    'I only know some of the basics of loops',
    'I know loops and variables only half',
    'I only know the loops',
    'I know JavaScript, plan please',
    'plan for closures',
  ])
    assert.equal(read(text).known, undefined, text);
});

test('readStatedTopics finds what is to be left out', () => {
  for (const text of [
    'plan without promises',
    'skip promises, please',
    'everything except promises',
    "I know loops but I don't need promises",
    'no need for promises and make it short',
  ])
    assert.deepEqual(read(text).skipped, ['javascript/promises'], text);
  assert.equal(read('plan without weekends').skipped, undefined);
});

test('readStatedTopics names what has no roadmap and is wanted beside what has one', () => {
  for (const [text, field, ...names] of [
    ['make me a plan', 'HTML, CSS, Figma', 'Figma'],
    ['a plan', 'Firebase and React', 'Firebase'],
    ['plan for JavaScript and Django', 'JavaScript', 'Django'],
    ['learn Kubernetes beside it', 'JavaScript', 'Kubernetes'],
    ['teach me JavaScript, Flutter and Rust', 'JavaScript', 'Flutter', 'Rust'],
    ['I want to make games with Unity, plan please', 'C#', 'Unity'],
  ] as const)
    assert.deepEqual(
      read(text, field).beside?.map(({ name }) => name),
      names,
      text,
    );
  for (const text of [
    'I come from Rust, plan please',
    'I use Excel at work, plan',
    'a plan for JavaScript that my Docker can run',
    'plan to learn Python, not with Django',
    'plan for Java, my friend is good with Unity',
    'plan',
  ])
    assert.equal(read(text).beside, undefined, text);
});
