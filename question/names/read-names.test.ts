import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { arbitraryText } from '../../search/testing/arbitrary-text.ts';
import { names, naming } from '../../tests/naming.ts';
import { listCovered, readField, readNames, splitNames } from './technologies.ts';

const proper = naming.technologies.map(({ slug, names: [name = slug] }) => ({ slug, name }));
const some = fc.shuffledSubarray(proper, { minLength: 1, maxLength: 4 });
const slugsOf = (field: string): readonly string[] => {
  const reading = readField(names, field);
  return reading.kind === 'covered' ? reading.technologies : [];
};
const anyNames = fc
  .array(fc.oneof(arbitraryText, fc.constantFrom(...proper.map(({ name }) => name), 'Rust', 'C', 'and')), {
    maxLength: 6,
  })
  .map((words) => words.join(' '));

test('splitNames gives words that it splits no further, in any case', () => {
  fc.assert(
    fc.property(anyNames, (text) => {
      const words = splitNames(text);
      assert.deepEqual(splitNames(words.join(' ')), words);
    }),
  );
  assert.deepEqual(splitNames('C++20, .NET and Node.js!'), ['c++20', '.net', 'and', 'node.js']);
});

test('readNames places names in order, none over another, each within the words', () => {
  fc.assert(
    fc.property(anyNames, (text) => {
      const words = splitNames(text);
      let last = 0;
      for (const { start, end } of readNames(names, words)) {
        assert.ok(start >= last && end > start && end <= words.length, text);
        last = end;
      }
    }),
  );
});

test('readField reads a list of names as it is written, each once, whatever joins them', () => {
  fc.assert(
    fc.property(some, fc.constantFrom(', ', ' and ', ' or ', ' with ', '; '), (list, by) => {
      const typed = list.map(({ name }) => name).join(by);
      assert.deepEqual(
        slugsOf(typed),
        list.map(({ slug }) => slug),
        typed,
      );
      assert.deepEqual(slugsOf(`${typed}${by}${typed}`), slugsOf(typed), typed);
    }),
  );
});

test('readField keeps names apart that would be one together', () => {
  for (const [typed, ...slugs] of [
    ['C, Python', 'c', 'python'],
    ['Tailwind, CSS', 'tailwind', 'css'],
    ['R or HTML', 'r', 'html'],
    ['JavaScript, DSA', 'javascript', 'dsa'],
    ['JavaScript, Tailwnd', 'javascript', 'tailwind'],
    ['CSS / Python', 'css', 'python'],
    ['JavaScript DSA', 'javascript', 'dsa'],
    ['Tailwind CSS', 'tailwind'],
    ['java scrpt', 'javascript'],
    ['CPython', 'python'],
  ] as const)
    assert.deepEqual(slugsOf(typed), slugs, typed);
});

test('readField reads a name in a wish, in any case', () => {
  for (const { slug, name } of proper)
    for (const wish of [
      `${name} from scratch`,
      `learn ${name} please`,
      `${name} programming language`,
      name.toUpperCase(),
    ])
      assert.deepEqual(slugsOf(wish), [slug], wish);
});

test('readField is total, and takes nothing, or words for anything, for a choice not made', () => {
  fc.assert(
    fc.property(anyNames, (text) => {
      const reading = readField(names, text);
      if (reading.kind === 'covered') assert.notEqual(reading.technologies.length, 0);
      if (reading.kind === 'uncovered') assert.notEqual(reading.name, '');
    }),
  );
  for (const open of ['', '  ', '?', 'any', 'idk', "don't know", 'coding', 'anything', 'programing'])
    assert.equal(readField(names, open).kind, 'open', open);
});

test('listCovered finds what we teach in a sentence, without what we do not', () => {
  fc.assert(
    fc.property(some, (list) => {
      const text = `Rust, then ${list.map(({ name }) => name).join(' or ')}, or Haskell`;
      assert.deepEqual(
        [...listCovered(names, text)].toSorted(),
        list.map(({ slug }) => slug).toSorted(),
        text,
      );
    }),
  );
});
