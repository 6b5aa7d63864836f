import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { readMentions } from './mentions.ts';
import { readField } from './technologies.ts';
import { names } from '../../tests/naming.ts';

function covered(field: string): readonly string[] | string {
  const reading = readField(names, field);
  return reading.kind === 'covered' ? reading.technologies : reading.kind;
}

test('readField knows a technology by any of its names', () => {
  for (const [field, technology] of [
    ['js', 'javascript'],
    ['Node.JS', 'nodejs'],
    ['c plus plus', 'cpp'],
    ['C sharp', 'csharp'],
    ['C#', 'csharp'],
    ['C language', 'c'],
    ['c', 'c'],
    ['R', 'r'],
    ['mysql', 'sql'],
    ['mongo db', 'mongo'],
    ['Data Structures and Algorithms', 'dsa'],
    ['HTML5', 'html'],
    ['python 3.14', 'python'],
    ['C++23', 'cpp'],
    ['github', 'git'],
    ['python 🐍', 'python'],
    ['بايثون', 'python'],
  ]) {
    assert.deepEqual(covered(field ?? ''), [technology], field);
  }
});

test('readField takes "java script" for JavaScript and not for Java', () => {
  assert.deepEqual(covered('java script'), ['javascript']);
  assert.deepEqual(covered('java scrpt'), ['javascript']);
});

test('readField reads what is misspelt', () => {
  for (const [field, technology] of [
    ['pyhton', 'python'],
    ['javascrpt', 'javascript'],
    ['bootsrap', 'bootstrap'],
    ['jquerry', 'jquery'],
    ['typscript', 'typescript'],
    ['data structres', 'dsa'],
    ['htlm', 'html'],
  ]) {
    assert.deepEqual(covered(field ?? ''), [technology], field);
  }
});

test('readField guesses at three letters only where one technology is near, and never at fewer', () => {
  for (const [field, technology] of [
    ['hml', 'html'],
    ['gti', 'git'],
    ['jva', 'java'],
  ] as const)
    assert.deepEqual(covered(field), [technology], field);
  for (const field of ['cs', 'rr', 'x', 'xyz', 'cms']) assert.equal(covered(field), 'unknown', field);
});

test('readField takes a misspelt name that we do not teach for that name', () => {
  assert.deepEqual(readField(names, 'swfit'), { kind: 'uncovered', name: 'Swift' });
  assert.deepEqual(readField(names, 'golnag'), { kind: 'uncovered', name: 'Go' });
  assert.deepEqual(readField(names, 'machine lerning'), { kind: 'uncovered', name: 'Machine learning' });
});

test('readField reads bundles and lists', () => {
  assert.deepEqual(readField(names, 'MERN stack'), {
    kind: 'covered',
    technologies: ['mongo', 'express', 'react', 'nodejs'],
    uncovered: [],
    bundle: 'MERN',
  });
  assert.deepEqual(covered('HTML, CSS and JavaScript'), ['html', 'css', 'javascript']);
  assert.deepEqual(covered('C/C++'), ['c', 'cpp']);
  assert.deepEqual(covered('front-end'), ['html', 'css', 'javascript']);
  assert.equal(covered('full stack web development').length, 7);
});

test('readField names what of a list has no roadmap', () => {
  assert.deepEqual(readField(names, 'Go and Python'), {
    kind: 'covered',
    technologies: ['python'],
    uncovered: ['Go'],
  });
});

test('readField reads no name that we do not teach into a word that the topics use', () => {
  for (const field of ['linked list', 'rest', 'REST API', 'list'])
    assert.equal(readField(names, field, isUsed).kind, 'unknown', field);
  assert.deepEqual(readField(names, 'lsip', isUsed), { kind: 'uncovered', name: 'Lisp' });
});

test('readField takes "Next" for Next.js, which no question does', () => {
  for (const field of ['Next', 'next', 'Next 15', 'nextjs'])
    assert.deepEqual(readField(names, field), { kind: 'uncovered', name: 'Next.js' }, field);
  for (const question of ['what should I learn next', 'in next 30 days', 'master it in next 2 weeks'])
    assert.deepEqual(readMentions(names, question), [], question);
});

test('readField tells who has not chosen from who names something unknown', () => {
  for (const field of ['', 'any', "don't know", 'programming', 'programing', '???'])
    assert.equal(covered(field), 'open', field);
  for (const field of ['klingon', 'asdf']) assert.equal(covered(field), 'unknown', field);
});

const used = new Set(['list', 'ship', 'tree']);
const isUsed = (word: string): boolean => used.has(word);

test('readField is total and always the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (field) => {
      assert.deepEqual(readField(names, field), readField(names, field));
    }),
  );
});
