import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readFields, readPractice } from './fields.ts';
import { makeNames } from './query/names.ts';
import { makeExample } from './testing/example-topic.ts';
import { sampleNaming } from './testing/sample-naming.ts';
import { sampleTopics } from './testing/sample-topics.ts';
import { stemWord } from './text/stem.ts';

const names = makeNames(sampleNaming);
const read = (given: Parameters<typeof makeExample>[0]) => readFields(makeExample(given), new Map(), names);

test('readFields keeps the words of each field, without those that say nothing', () => {
  const { title, aliases, description } = read({
    key: 'python/lists',
    title: 'What are the lists',
    aliases: ['an array', 'how to append'],
    description: 'It holds the values.',
  });
  assert.deepEqual(title, ['list']);
  assert.deepEqual(aliases, [['array'], ['append']]);
  assert.deepEqual(description, ['hold', 'value'].map(stemWord));
});

test('readFields keeps everyday words of code in a title, where they are meant, but not in a sentence', () => {
  const { title, description } = read({
    key: 'python/for',
    title: 'for or while',
    description: 'for or while',
  });
  assert.deepEqual(title, ['for', 'or', 'while'].map(stemWord));
  assert.deepEqual(description, []);
});

test('readFields finds a name with a joint whole, without it, and by its parts', () => {
  const { title } = read({ key: 'vue/binding', title: 'v-model' });
  for (const word of ['v-model', 'vmodel', 'model']) assert.ok(title.includes(word), word);
});

test('readFields knows a topic by the names of its technology', () => {
  assert.ok(read({ key: 'sql/joins' }).technology.includes('mysql'));
});

test('readFields adds each word to the vocabulary as written, with its stem', () => {
  const vocabulary = new Map<string, string>();
  for (const topic of sampleTopics) {
    const { title, aliases } = readFields(topic, vocabulary, names);
    const stems = new Set(vocabulary.values());
    for (const stem of [...title, ...aliases.flat()]) assert.ok(stems.has(stem), stem);
  }
  for (const [word, stem] of vocabulary) assert.equal(stem, stemWord(word));
});

test('readPractice reads of tasks, checks and questions only what topics say themselves', () => {
  const topic = makeExample({
    key: 'python/lists',
    task: 'Append a kettle.',
    check: { ask: 'Where do values go?', answer: 'To the end of the zebra.' },
    questions: ['my values are gone', 'kettle'],
  });
  const { practice, questions } = readPractice(topic, new Set(['append', 'valu']));
  assert.deepEqual(practice.toSorted(), ['append', 'valu']);
  assert.deepEqual(questions, [['valu'], []]);
});

test('readPractice reads nothing of a topic without task, check and questions', () => {
  assert.deepEqual(readPractice(makeExample({ key: 'python/lists' }), new Set(['list'])), {
    practice: [],
    questions: [],
  });
});
