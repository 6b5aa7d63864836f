import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { cleanText, foldText } from './plain-text.ts';
import { splitTokens } from './tokens.ts';
import { arbitraryText } from '../testing/arbitrary-text.ts';

const read = (text: string): string[] => splitTokens(text).map((token) => token.text);
const partsOf = (text: string): readonly string[] => splitTokens(text)[0]?.parts ?? [];

test('splitTokens keeps what programmers glue to a word', () => {
  const glued = [
    '===',
    'c++',
    'c#',
    'v-model',
    'unique_ptr',
    '::before',
    '@media',
    '$lookup',
    'node.js',
    '__init__',
  ];
  for (const word of glued) assert.deepEqual(read(`what is ${word} for`), ['what', 'is', word, 'for']);
});

test('splitTokens keeps operators', () => {
  assert.deepEqual(read('=> ?. ?? && || %>% ** <=>'), ['=>', '?.', '??', '&&', '||', '%>%', '**', '<=>']);
  assert.deepEqual(read('f(...args)'), ['f', '...', 'args']);
});

test('splitTokens keeps the flags of a command and no dash of a sentence', () => {
  assert.deepEqual(read('git rebase -i'), ['git', 'rebase', '-i']);
  assert.deepEqual(read('git commit --amend'), ['git', 'commit', '--amend']);
  assert.deepEqual(read('closures - what are they'), ['closures', 'what', 'are', 'they']);
});

test('splitTokens takes punctuation for what it is', () => {
  assert.deepEqual(read('What is this?? Help!!'), ['what', 'is', 'this', 'help']);
  assert.deepEqual(read('map(), filter() and `let`.'), ['map', 'filter', 'and', 'let']);
  assert.deepEqual(read("Python's lists, don't"), ['python', 'lists', "don't"]);
});

test('splitTokens knows the smaller words in a word', () => {
  assert.deepEqual(partsOf('useEffect'), ['use', 'effect']);
  assert.deepEqual(partsOf('unique_ptr'), ['unique', 'ptr']);
  assert.deepEqual(partsOf('v-model'), ['v', 'model']);
  assert.deepEqual(partsOf('std::vector'), ['std', 'vector', '::vector']);
  assert.ok(partsOf('C++20').includes('c++'));
});

test('splitTokens does not find Java in JavaScript', () => {
  assert.deepEqual(splitTokens('JavaScript'), [{ text: 'javascript', parts: [] }]);
});

test('splitTokens reads accents, full width and writing without spaces', () => {
  assert.deepEqual(read('función Ｐython'.normalize('NFKC')), ['funcion', 'python']);
  assert.deepEqual(read('学习Python的计划'), ['学习', 'python', '的计划']);
});

test('splitTokens gives nothing for a mark without a letter', () => {
  assert.deepEqual(splitTokens('\u3038\u0300 \u0345'), splitTokens('\u3038'));
});

test('splitTokens never throws and gives tokens with text in them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      for (const token of splitTokens(text)) assert.notEqual(token.text, '');
    }),
  );
});

test('splitTokens reads each of two texts as if the other were not there', () => {
  fc.assert(
    fc.property(arbitraryText, arbitraryText, (a, b) => {
      const [one, other] = [cleanText(a), cleanText(b)];
      assert.deepEqual(splitTokens(`${one}\n${other}`), [...splitTokens(one), ...splitTokens(other)]);
    }),
  );
});

test('splitTokens folds words and their parts, without spaces in them', () => {
  fc.assert(
    fc.property(arbitraryText, (text) => {
      for (const { text: word, parts } of splitTokens(cleanText(text)))
        for (const one of [word, ...parts]) {
          assert.equal(one, foldText(one));
          assert.match(one, /^\S+$/);
        }
    }),
  );
});

test('splitTokens makes no difference between cases, except that a hump begins a part', () => {
  for (const typed of ['for loop', 'v-model', 'std::vector', 'snake_case', 'C++ pointers']) {
    assert.deepEqual(read(typed.toUpperCase()), read(typed.toLowerCase()));
    assert.deepEqual(splitTokens(typed.toUpperCase()), splitTokens(typed.toLowerCase()));
  }
  assert.deepEqual([...partsOf('useLayoutEffect')], ['use', 'layout', 'effect']);
  assert.deepEqual(partsOf('uselayouteffect'), []);
});
