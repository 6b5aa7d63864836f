import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { names } from '../../tests/naming.ts';
import { readMentions } from './mentions.ts';
import { readStack } from './stacks.ts';
import { readField } from './technologies.ts';

const read = (field: string, question = '') =>
  readStack(names, readField(names, field), readMentions(names, question))?.technologies ?? null;

test('readStack puts the language of the server that a learner names into a full stack', () => {
  for (const [question, inside] of [
    ['full stack with Python', 'python'],
    ['full stack with PHP', 'php'],
    ['full stack with Angular', 'angular'],
    ['full stack with Vue', 'vue'],
  ] as const)
    assert.ok(read('', `I want to learn ${question}`)?.includes(inside), question);
});

test('readStack replaces one framework by another, and keeps the rest in order', () => {
  const plain = read('full stack') ?? [];
  const other = read('full stack', 'full stack with Vue') ?? [];
  assert.equal(other.length, plain.length);
  assert.deepEqual(
    other.filter((one) => one !== 'vue'),
    plain.filter((one) => other.includes(one)),
  );
});

test('readStack names each technology once, whatever is named beside the stack', () => {
  const beside = fc.shuffledSubarray(['Python', 'PHP', 'React', 'Vue', 'HTML', 'SQL'], { maxLength: 4 });
  fc.assert(
    fc.property(beside, (others) => {
      const technologies = read('full stack', `full stack with ${others.join(' and ')}`) ?? [];
      assert.equal(new Set(technologies).size, technologies.length);
      assert.notEqual(technologies.length, 0);
    }),
  );
});

test('readStack names a language once that the field and the question name', () => {
  const technologies = read('full stack, Python', 'teach me full stack with Python') ?? [];
  assert.deepEqual(technologies, [...new Set(technologies)]);
  assert.ok(technologies.includes('python'));
});

test('readStack reads no stack where none is named, or where it is the learner’s own trade', () => {
  assert.equal(read('Python', 'loops'), null);
  assert.equal(read('', ''), null);
  assert.equal(read('SQL', 'I am a full-stack developer, explain joins'), null);
  assert.equal(read('', 'I am a full-stack developer, make me a plan'), null);
});
