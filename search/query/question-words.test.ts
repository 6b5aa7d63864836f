import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { stopWords } from '../../lexicon/text/stop-words.ts';
import { arbitraryText } from '../testing/arbitrary-text.ts';
import { sampleIndex } from '../testing/sample-index.ts';
import { markAllNames, markNames, readQuestion } from './question-words.ts';

const list = (question: string, role: string): string[] =>
  readQuestion(sampleIndex, question).flatMap((word) => (word.role === role ? [word.text] : []));
const sorted = (question: string) =>
  readQuestion(sampleIndex, question).toSorted((a, b) => (a.text < b.text ? -1 : 1));

test('readQuestion keeps what a question is about', () => {
  for (const [question, words] of [
    ['what is a closure', 'closure'],
    ['Could you please explain to me how pointers work?', 'pointers'],
    ['what does v-model do', 'v-model'],
    ['closures, hoisting & promises!!', 'closures hoisting promises'],
    ['the for loop', 'for loop'],
    ['is there a where clause', 'where clause'],
    ['exercises for someone like me', 'exercises'],
    ['give me a few exercises on recursion', 'recursion'],
    ['see https://pointers.example/hoisting about links', 'links'],
  ] as const)
    assert.equal(list(question, 'topic').join(' '), words, question);
});

test('readQuestion takes everyday words for what they are', () => {
  assert.deepEqual(list('a list of pizza and coffee', 'everyday'), ['pizza', 'coffee']);
  assert.deepEqual(list('loops with a list and in this', 'code'), ['with', 'and', 'in', 'this']);
});

test('readQuestion leaves out what a console prints around an error', () => {
  for (const pasted of [
    'src/main.c:5:17: error: missing pointer',
    'Uncaught Error: missing pointer on line 12',
    'Traceback (most recent call last): missing pointer line 3, column 9',
    'missing pointer at C:\\work\\app.js:44:2',
  ])
    assert.deepEqual(list(pasted, 'topic').toSorted(), ['missing', 'pointer'], pasted);
});

test('readQuestion takes the name that an error was met at for code, whatever it is called', () => {
  for (const name of ['closure', 'length', 'pointers'])
    assert.ok(list(`undefined (reading '${name}')`, 'code').includes(name), name);
});

test('readQuestion is total: forty words at most, each once, none that says nothing', () => {
  fc.assert(
    fc.property(fc.array(arbitraryText, { maxLength: 12 }), (texts) => {
      const words = readQuestion(sampleIndex, texts.join(' ')).map(({ text }) => text);
      assert.ok(words.length <= 40);
      assert.equal(new Set(words).size, words.length);
      for (const word of words) assert.ok(word !== '' && !stopWords.has(word), word);
    }),
  );
});

test('readQuestion finds the same words in any order, said twice, and in any case', () => {
  const words = ['closure', 'pointer', 'selectors', 'hoisting', 'flexbox', 'decorators'];
  fc.assert(
    fc.property(fc.shuffledSubarray(words), (some) => {
      const expected = sorted(some.toSorted().join(' '));
      assert.deepEqual(sorted(some.join(', ')), expected);
      assert.deepEqual(sorted([...some, ...some].join(' ')), expected);
      assert.deepEqual(sorted(some.join(' ').toUpperCase()), expected);
    }),
  );
});

test('readQuestion finds a word that is written apart', () => {
  const stems = readQuestion(sampleIndex, 'flex box').flatMap(({ options }) =>
    options.map((one) => one.stems),
  );
  assert.ok(stems.some(([stem]) => stem === 'flexbox'));
});

test('markNames takes the name of the technology that is searched, and no other, for no topic', () => {
  const words = readQuestion(sampleIndex, 'python lists or sql joins');
  const marked = (technology?: string) =>
    markNames(sampleIndex, words, technology).flatMap(({ text, role }) => (role === 'name' ? [text] : []));
  assert.deepEqual(marked('python'), ['python']);
  assert.deepEqual(marked('sql'), ['sql']);
  assert.deepEqual(marked('git'), []);
  assert.deepEqual(marked(), []);
});

test('markNames knows other names of a technology', () => {
  for (const [question, technology] of [
    ['mysql joins', 'sql'],
    ['css3 selectors', 'css'],
    ['c++ pointers', 'cpp'],
  ] as const) {
    const [first] = markNames(sampleIndex, readQuestion(sampleIndex, question), technology);
    assert.equal(first?.role, 'name', question);
  }
});

test('markAllNames marks the names of all, in whatever order they are given', () => {
  const words = readQuestion(sampleIndex, 'python lists or sql joins');
  const marked = markAllNames(sampleIndex, words, ['python', 'sql']);
  assert.deepEqual(markAllNames(sampleIndex, words, ['sql', 'python']), marked);
  assert.deepEqual(
    marked.filter(({ role }) => role === 'name').map(({ text }) => text),
    ['python', 'sql'],
  );
});
