import assert from 'node:assert/strict';
import { test } from 'node:test';

import { findWanted } from './find-wanted.ts';
import { makeIndex } from '../../search/index.ts';
import { sampleTopics } from '../../search/testing/sample-topics.ts';
import { naming } from '../../tests/naming.ts';

const index = makeIndex(sampleTopics, naming);
const keys = (question: string, ...technologies: string[]): string[] =>
  findWanted(index, question, technologies)
    .map(({ key }) => key)
    .toSorted();

test('findWanted finds every thing that a wish lists', () => {
  assert.deepEqual(keys('5 day plan for closures, promises and events please', 'javascript'), [
    'javascript/closures',
    'javascript/events',
    'javascript/promises',
  ]);
});

test('findWanted finds no goal in a wish that names none', () => {
  for (const question of [
    'plan please',
    'teach me javascript',
    'my hands loop and shake, only 10 minutes a day please',
    'I am a complete beginner. Make a 30 days roadmap, 1 hour a day',
    '',
  ]) {
    assert.deepEqual(keys(question, 'javascript'), [], question);
  }
});

test('findWanted leaves out what is known, denied or to be skipped', () => {
  assert.deepEqual(keys('I know loops. Plan for closures', 'javascript'), ['javascript/closures']);
  assert.deepEqual(keys('plan for closures, not loops', 'javascript'), ['javascript/closures']);
  assert.deepEqual(keys('plan for closures without promises', 'javascript'), ['javascript/closures']);
  assert.deepEqual(keys('I know the basics but not closures, plan please', 'javascript'), [
    'javascript/closures',
  ]);
});

test('findWanted looks for what is wanted beside what is known', () => {
  assert.deepEqual(keys('I understand loops and want closures', 'javascript'), ['javascript/closures']);
  assert.deepEqual(keys('we have learned loops, events and now need promises', 'javascript'), [
    'javascript/promises',
  ]);
});

test('findWanted searches every technology of the plan and takes none of their names for a topic', () => {
  assert.deepEqual(
    keys('plan for html, css and javascript with links and closures', 'html', 'css', 'javascript'),
    ['html/links', 'javascript/closures'],
  );
});

test('findWanted leaves out what holds a thing only by the way', () => {
  assert.deepEqual(keys('roadmap to recursion', 'dsa', 'javascript'), ['dsa/recursion']);
});

test('findWanted leaves out what holds only a smaller part of a thing', () => {
  assert.deepEqual(keys('plan to take back a commit', 'git'), ['git/undoing-the-last-commit']);
});

test('findWanted goes by what an examination covers', () => {
  assert.deepEqual(keys('our exam covers closures and promises', 'javascript'), [
    'javascript/closures',
    'javascript/promises',
  ]);
});

test('findWanted weighs each goal between 0 and 1, the best of a thing with 1', () => {
  const goals = findWanted(index, 'roadmap to smart pointers', ['cpp']);
  assert.equal(goals[0]?.key, 'cpp/smart-pointers');
  assert.equal(goals[0]?.weight, 1);
  assert.ok(goals.every(({ weight }) => weight > 0 && weight <= 1));
});

test('findWanted takes nothing that learners say of themselves or their exam for a topic', () => {
  const references = {
    key: 'cpp/references',
    technology: 'cpp',
    title: 'References and shared parameters',
    aliases: ['pass by reference', 'unit test', 'time'],
    description: 'Classes are passed by reference.',
    chapter: 'Functions',
  };
  const own = makeIndex([references], naming);
  for (const wish of [
    'help me pass my exam',
    'I need to pass the final exam, plan',
    'I am scared of my test on Monday, make me a plan',
    'I have to pass this test, roadmap please',
    'our mock test comes, plan please',
    'plan for a class project until July',
    'a plan as we have a test in C++ on Tuesday',
    'plan please, I failed last time and missed the classes',
  ])
    assert.deepEqual(findWanted(own, wish, ['cpp']), [], wish);
  assert.equal(findWanted(own, 'plan for unit tests that pass', ['cpp'])[0]?.key, 'cpp/references');
  assert.equal(findWanted(own, 'plan to pass by reference', ['cpp'])[0]?.key, 'cpp/references');
});
