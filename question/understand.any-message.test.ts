import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { makeIndex } from '../search/index.ts';
import { sampleTopics } from '../search/testing/sample-topics.ts';
import { understand } from './understand.ts';
import { naming } from '../tests/naming.ts';

const index = makeIndex(sampleTopics, naming);
const read = (problem: string, language: string) => understand(index, { problem, language });

test('understand is total and always gives the same for the same', () => {
  const piece = fc.constantFrom(
    'plan',
    ' what is ',
    'closure',
    '你好',
    ' hack ',
    '?',
    ' 2 hours a day',
    'css ',
    '<script>',
    ' my homework ',
    '\u202e',
    '🐍',
    ' teach me ',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(text, text, (question, field) => {
      const understood = read(question, field);
      assert.deepEqual(understood, read(question, field));
      if ('topics' in understood)
        assert.ok(understood.topics.every(({ key }) => sampleTopics.some((topic) => topic.key === key)));
    }),
  );
});

test('understand takes a question of any length', () => {
  assert.equal(read('I want to learn python please. '.repeat(2000), 'Python').intent, 'plan');
});
