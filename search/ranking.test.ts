import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { FindableTopic } from './findable-topic.ts';
import { findTopics } from './find-topics.ts';
import { makeIndex } from './index.ts';
import { naming } from '../tests/naming.ts';

const loops: FindableTopic = {
  key: 'python/loops',
  technology: 'python',
  title: 'Loops',
  aliases: ['repeat code'],
  description: 'A loop runs a block again.',
  chapter: 'First steps',
  level: 1,
  importance: 'core',
  task: 'Print the kettle of each kitchen.',
  check: { ask: 'How often does the block run?', answer: 'Once for each item.' },
};
const kettles: FindableTopic = {
  ...loops,
  key: 'python/files',
  title: 'Files',
  aliases: ['kettle'],
  task: 'Read one.',
};

test('findTopics ranks by what an exercise says, but does not take it for an answer', () => {
  const index = makeIndex(
    [
      loops,
      {
        ...kettles,
        aliases: [],
        description: 'The kitchen has a kettle.',
        technology: 'java',
        key: 'java/files',
      },
    ],
    naming,
  );
  const [found] = findTopics(index, 'kettle', { technology: 'python', limit: 3 });
  assert.equal(found?.key, 'python/loops');
  assert.equal(found?.coverage, 0);
});

test('findTopics ranks by what learners ask, takes it for half a proof, and only a whole question for a name', () => {
  const asked = { ...kettles, aliases: [], questions: ['my silver kettle boils at night'] };
  const others = { ...loops, technology: 'java', description: 'Silver kettles boil at night.' };
  const index = makeIndex([loops, asked, { ...others, key: 'java/kettles' }], naming);
  const find = (question: string) => findTopics(index, question, { technology: 'python', limit: 1 })[0];
  assert.partialDeepStrictEqual(find('kettle'), { key: asked.key, similarity: 0, coverage: 0.5 });
  const whole = find('why does the silver kettle boil at night');
  assert.equal(whole?.key, asked.key);
  assert.ok(whole.similarity > 0.5);
});

test('findTopics puts the topic that more learners meet before another that holds as much', () => {
  const rare: FindableTopic = { ...loops, key: 'python/a-rare-one', level: 3, importance: 'niche' };
  for (const topics of [
    [loops, rare],
    [rare, loops],
  ]) {
    const [found] = findTopics(makeIndex(topics, naming), 'repeat code', { technology: 'python', limit: 2 });
    assert.equal(found?.key, 'python/loops');
  }
});

test('findTopics takes a phrase of a learner for the name of the thing', () => {
  const filtering: FindableTopic = {
    ...loops,
    key: 'python/filtering',
    title: 'Filtering',
    aliases: [],
    task: '',
  };
  const index = makeIndex([loops, filtering, kettles], naming);
  const [found] = findTopics(index, 'keep only the even ones', { technology: 'python', limit: 3 });
  assert.equal(found?.key, 'python/filtering');
});

test('findTopics leaves aside what a console prints around an error', () => {
  const threads: FindableTopic = {
    ...loops,
    key: 'python/threads',
    title: 'Threads',
    aliases: ['main thread'],
    task: '',
  };
  const exceptions: FindableTopic = {
    ...loops,
    key: 'python/exceptions',
    title: 'Exceptions',
    aliases: [],
    task: '',
  };
  const index = makeIndex([threads, exceptions], naming);
  const pasted = 'Exception in thread "main" java.lang.NullPointerException';
  assert.equal(findTopics(index, pasted, { technology: 'python', limit: 1 })[0]?.key, 'python/exceptions');
});

test('findTopics begins with the topic that introduces what a single word asks for', () => {
  const variables = { ...loops, key: 'python/variables', title: 'Statements and variables', aliases: [] };
  const scope = {
    ...loops,
    key: 'python/scope',
    title: 'Variable scope',
    aliases: ['variable not visible', 'global variable', 'local variable'],
    description: 'A variable is visible in its block. A variable outside is global.',
  };
  const others = Array.from({ length: 40 }, (_, at) => ({
    ...loops,
    key: `python/loops-${at}`,
    description: 'What is a loop in its simplest form?',
  }));
  const ofJava = { ...loops, technology: 'java', key: 'java/loops' };
  const index = makeIndex([variables, scope, ...others, ofJava], naming);
  const first = (question: string) => findTopics(index, question, { technology: 'python', limit: 3 })[0]?.key;
  assert.equal(first('what is a variable'), 'python/variables');
  assert.equal(first('what is a variable in Python?'), 'python/variables');
  assert.equal(first('global variable'), 'python/scope');
});
