import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { findPatterns, indexPatterns } from './match-patterns.ts';
import { readPatterns } from './pattern.ts';

/** Whether a pattern is in a message. */
function holds(pattern: string, message: string): boolean {
  const index = indexPatterns(readPatterns(`despair\t${pattern}`));
  return findPatterns(index, message.split(' ')).size > 0;
}

test('a pattern is found where its items stand one behind the other', () => {
  for (const [pattern, message] of [
    ['end it', 'i will end it now'],
    ['end|stop it|this', 'please stop this'],
    ['end it all?', 'i end it'],
    ['really? end it', 'end it'],
    ['suffer* much', 'suffering much'],
    ['_ end it', 'end it'],
    ['can _ go', 'can not ever go'],
    ['can _4 go', 'can a b c d go'],
    ['it ends .', 'it ends'],
    ['it ends .', 'it ends . so what'],
    ['cannot|do+not go', 'i do not go'],
    ['no+one|nobody cares', 'no one cares'],
    ['nobody|no+one? cares', 'who cares'],
    ['by myself|my+self', 'all by my self'],
    ['su* much', 'suffering much'],
    ['não é', 'nao e'],
    ['собой', 'собои'],
  ] as const)
    assert.ok(holds(pattern, message), `${pattern}: ${message}`);
});

test('a pattern is not found in other words, in another order, or over the end of a clause', () => {
  for (const [pattern, message] of [
    ['end it', 'it end'],
    ['end it', 'end this'],
    ['end it', 'end . it'],
    ['can _ go', 'can a b c go'],
    ['can _ go', 'can . go'],
    ['suffer* much', 'suffe much'],
    ['it ends .', 'it ends well'],
    ['do+not go', 'do . not go'],
    ['do+not go', 'do go'],
    ['end it', ''],
  ] as const)
    assert.ok(!holds(pattern, message), `${pattern}: ${message}`);
});

test('a long word of a pattern is found with one letter wrong, a short one is not', () => {
  assert.ok(holds('suicide', 'suicde'));
  assert.ok(holds('suicide', 'suicidee'));
  assert.ok(!holds('suicide', 'suicdee'));
  assert.ok(!holds('dead', 'deal'));
});

test('a pattern is found in any words around it', () => {
  const around = fc.array(fc.constantFrom('loops', '.', 'the', 'my', 'plan', '20'), { maxLength: 8 });
  fc.assert(
    fc.property(around, around, (before, after) =>
      assert.ok(holds('end _ all', [...before, 'end', 'it', 'all', ...after].join(' '))),
    ),
  );
});

test('readPatterns reads names for words, lines that go on, and what is said in jest', () => {
  const [one, other, ...more] = readPatterns(
    '@kin\tmom|dad\n~despair\t@kin is\n gone\nviolence\t@kin|uncle|\n aunt hits',
  );
  assert.deepEqual(
    [one?.trouble, one?.jest, other?.trouble, other?.jest, more.length],
    ['despair', true, 'violence', false, 0],
  );
  const index = indexPatterns([one, other].filter((pattern) => pattern !== undefined));
  const troubles = (message: string) =>
    [...findPatterns(index, message.split(' '))].map(({ trouble }) => trouble);
  assert.deepEqual(troubles('my mom is gone'), ['despair']);
  assert.deepEqual(troubles('my aunt hits me'), ['violence']);
  assert.deepEqual(troubles('my dad hits me'), ['violence']);
});

test('readPatterns reads no line without a trouble that we know', () => {
  assert.deepEqual(readPatterns('weather\tit rains\n\n'), []);
});
