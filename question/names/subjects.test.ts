import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readMentions } from './mentions.ts';
import { chooseSubject, findSubject } from './subjects.ts';
import { readField } from './technologies.ts';
import { makeIndex } from '../../search/index.ts';
import { makeExample } from '../../search/testing/example-topic.ts';
import { names, naming } from '../../tests/naming.ts';

const choose = (field: string, question: string): unknown =>
  chooseSubject(names, readField(names, field), readMentions(names, question));

test('chooseSubject keeps the field where the question only touches another technology', () => {
  assert.deepEqual(choose('php', 'how do I prevent SQL injection'), { technologies: ['php'] });
  assert.deepEqual(choose('React', 'I know JS well, plan for hooks'), { technologies: ['react'] });
});

test('chooseSubject follows a question that plainly names something else', () => {
  assert.deepEqual(choose('Java', 'What is a Promise in JavaScript?'), { technologies: ['javascript'] });
  assert.deepEqual(choose('Python', 'teach me golang'), { uncovered: 'Go' });
  assert.deepEqual(choose('Rust', 'teach me python instead'), { technologies: ['python'] });
});

test('chooseSubject follows what a plan is wished for by name, also where the technology chosen is beside it', () => {
  assert.deepEqual(choose('C++', 'Make me a 30 day Rust plan. 8 years of C++'), { uncovered: 'Rust' });
  assert.deepEqual(choose('Kotlin', 'I know Java, teach me golang'), { uncovered: 'Go' });
});

test('chooseSubject reads no subject in what a learner knows or works with', () => {
  assert.deepEqual(choose('Ruby', 'I have ten years of experience in PHP. Plan please'), {
    technologies: ['ruby'],
  });
  assert.deepEqual(choose('C#', 'I code in Java at my company and need a plan'), {
    technologies: ['csharp'],
  });
  assert.deepEqual(choose('Go', 'as a Python developer, make me a plan'), { uncovered: 'Go' });
  assert.deepEqual(choose('', 'I know CSS and HTML, now teach me Vue'), { technologies: ['vue'] });
  assert.deepEqual(choose('SQL', 'I am a full-stack developer, explain joins'), { technologies: ['sql'] });
});

test('chooseSubject takes what is told where nothing else is named', () => {
  assert.deepEqual(choose('', 'I am a Kotlin developer, make me a plan'), { technologies: ['kotlin'] });
  assert.deepEqual(choose('any', 'I have three years in C, what next'), { technologies: ['c'] });
});

test('chooseSubject leaves a field that is known already for what is to be learnt', () => {
  assert.deepEqual(choose('HTML', 'I have finished HTML. Teach me JavaScript'), {
    technologies: ['javascript'],
  });
  assert.deepEqual(choose('React', 'I use React. How are props typed in TypeScript?'), {
    technologies: ['react'],
  });
});

test('chooseSubject widens the field by a list that holds it', () => {
  assert.deepEqual(choose('HTML', 'learn html, css and javascript'), {
    technologies: ['html', 'css', 'javascript'],
  });
});

test('chooseSubject lets the question decide where the field says nothing', () => {
  assert.deepEqual(choose('', 'what is a closure in javascript'), { technologies: ['javascript'] });
  assert.deepEqual(choose('any', 'plan please'), { technologies: [] });
  assert.deepEqual(choose('klingon', 'plan please'), { uncovered: null });
});

test('chooseSubject names the technologies of a full stack, round the language or framework that is named', () => {
  const stack = ['html', 'css', 'javascript', 'nodejs', 'express', 'mongo', 'react'];
  const bundle = 'Full stack';
  for (const [field, question] of [
    ['full-stack', 'plan please'],
    ['web', 'I want to become a full-stack developer'],
    ['JavaScript', 'fullstack roadmap'],
    ['any', 'become a full stack developer'],
  ] as const)
    assert.deepEqual(choose(field, question), { technologies: stack, bundle }, field);
  assert.deepEqual(choose('Python', 'I want to be a full stack developer'), {
    technologies: ['html', 'css', 'javascript', 'python', 'sql'],
    bundle,
  });
  assert.deepEqual(choose('vue', 'full stack plan'), {
    technologies: stack.map((one) => (one === 'react' ? 'vue' : one)),
    bundle,
  });
});

test('findSubject keeps the field where its roadmap has a topic about what has no roadmap', () => {
  const [field, mentions] = [readField(names, 'Kotlin'), readMentions(names, 'teach me Android')];
  const find = (title: string) =>
    findSubject(makeIndex([makeExample({ key: 'kotlin/phones', title })], naming), field, mentions);
  assert.deepEqual(find('Android apps'), { technologies: ['kotlin'] });
  assert.deepEqual(find('Phones'), { uncovered: 'Android' });
});
