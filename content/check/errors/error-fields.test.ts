import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { ErrorFix, ErrorSource } from '../../error-schema.ts';
import { findFieldFaults } from './error-fields.ts';

const fix: ErrorFix = { when: '^LOUD\\((?<rest>.*)$', to: 'quiet({rest}', say: 'It is quiet.' };
const last: ErrorFix = { say: 'Be quiet.', example: { wrong: 'LOUD()', right: 'quiet()' } };
const sample: ErrorSource = {
  technology: 'python',
  id: 'too-loud',
  topic: 'python/lists',
  says: ['LoudError: too loud'],
  told: [],
  signs: {},
  means: 'It is loud.',
  why: 'Names are quiet.',
  fixes: [fix, last],
  cases: [],
};
const words = (count: number) => `${'word '.repeat(count - 1)}word.`;
const withFix = (change: Partial<ErrorFix>) =>
  findFieldFaults({ ...sample, fixes: [{ ...fix, ...change }, last] });
const withLast = (change: Partial<ErrorFix>) =>
  findFieldFaults({ ...sample, fixes: [fix, { ...last, ...change }] });

test('findFieldFaults(error) finds nothing wrong with an entry that follows every rule', () => {
  assert.deepEqual(findFieldFaults(sample), []);
});

describe('findFieldFaults(error) limits the words of', () => {
  const rows: readonly (readonly [what: string, most: number, find: (text: string) => string[]])[] = [
    ['means', 30, (means) => findFieldFaults({ ...sample, means })],
    ['why', 40, (why) => findFieldFaults({ ...sample, why })],
    ['fix 1 say', 30, (say) => withFix({ say })],
    ['fix 2 say', 30, (say) => withLast({ say })],
  ];
  for (const [what, most, find] of rows)
    test(what, () => {
      assert.deepEqual(find(words(most)), []);
      assert.deepEqual(find(words(most + 1)), [`${what} has ${most + 1} words, more than ${most}`]);
    });
});

describe('findFieldFaults(error) reads a sentence and', () => {
  const rows: readonly (readonly [what: string, means: string, faults: readonly string[]])[] = [
    ['takes a question', 'Is it loud?', []],
    ['takes what introduces code', 'Write this:', []],
    ['takes an exclamation mark in code', 'It is `!loud`.', []],
    ['refuses one outside of code', '`loud` it is! So.', ['means has an exclamation mark']],
    ['refuses an open backtick', 'It is `loud.', ['means has an unclosed backtick']],
    ['refuses an address', 'See www.example.com.', ['means has an address']],
    ['refuses a link', 'See [this](/here).', ['means has an address']],
    ['refuses half a sentence', 'It is loud', ['means does not end like a sentence']],
  ];
  for (const [what, means, faults] of rows)
    test(what, () => assert.deepEqual(findFieldFaults({ ...sample, means }), faults));
});

const noCondition = 'fix 1: needs when, where, near, above, below or on: only the last fix always applies';

describe('findFieldFaults(error) wants of every fix but the last', () => {
  const rows: readonly (readonly [what: string, change: Partial<ErrorFix>, faults: readonly string[]])[] = [
    ['a condition', { when: undefined }, [noCondition]],
    ['a change', { to: undefined }, ['fix 1: needs to, top or indent']],
    ['no example', { example: last.example }, ['fix 1: only the last fix has an example']],
    [
      'a line to change beside the one that the message names',
      { given: '^loud$', when: undefined, on: 'above' },
      ['fix 1: given needs when, for the line to change'],
    ],
    ['patterns that begin at the start of the line', { above: 'x' }, ['fix 1: x must begin with ^']],
    ['safe patterns for slots', { where: { name: '(a+)+' } }, ['fix 1: ^(?:(a+)+)$ repeats a group']],
  ];
  for (const [what, change, faults] of rows) test(what, () => assert.deepEqual(withFix(change), faults));

  for (const condition of [
    { where: { name: 'x' } },
    { near: 'name' },
    { below: '^x' },
    { on: 'above' },
  ] as const)
    test(`nothing else where it has the condition ${Object.keys(condition).join('')}`, () =>
      assert.deepEqual(withFix({ when: undefined, ...condition }), []));

  for (const change of [{ top: 'import quiet' }, { indent: 'inside' }] as const)
    test(`nothing else where it changes the ${Object.keys(change).join('')}`, () =>
      assert.deepEqual(withFix({ to: undefined, ...change }), []));
});

test('findFieldFaults(error) wants an example and no condition of the last fix', () => {
  assert.deepEqual(withLast({ example: undefined }), ['fix 2: the last fix needs an example']);
  assert.deepEqual(withLast({ on: 'below' }), ['fix 2: the last fix has no condition']);
});
