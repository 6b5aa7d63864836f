import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { names, naming } from '../../tests/naming.ts';
import { arbitraryText, arbitraryWord } from '../testing/arbitrary-text.ts';
import { sampleIndex } from '../testing/sample-index.ts';
import { findName, findNearName, findShortName, nameStems, squashName } from './names.ts';

/** Every way of writing each technology that we teach. */
const spellings = naming.technologies.flatMap((one) =>
  [one.slug, ...one.names].map((name) => ({ name, slug: one.slug })),
);
const slugsOf = (typed: string): readonly string[] => {
  const name = findName(names, squashName(typed));
  return name?.kind === 'covered' ? name.technologies : [];
};

const near = (word: string, isWord: boolean) => findNearName(sampleIndex.names, word, () => isWord);

test('findName finds a technology by its name in any case, with or without what glues words', () => {
  for (const { name, slug } of spellings)
    for (const typed of [name, name.toUpperCase(), ` ${name} `, `"${name}"`, name.replaceAll(' ', '-')])
      assert.deepEqual(slugsOf(typed), [slug], typed);
});

test('findName reads a version behind a name', () => {
  const sure = spellings.filter(({ name }) => /\p{L}$/u.test(name));
  fc.assert(
    fc.property(
      fc.constantFrom(...sure),
      fc.nat(99),
      fc.constantFrom('', ' ', ' v'),
      ({ name, slug }, version, by) => {
        const typed = `${name}${by}${version}`;
        if (names.bySpelling.has(squashName(typed))) return;
        assert.deepEqual(slugsOf(typed), [slug], typed);
      },
    ),
  );
});

test('findName finds nothing in a name with something added', () => {
  for (const typed of ['pythonic', 'mypython', 'javas', 'c+', '', '7', 'v2'])
    assert.deepEqual(slugsOf(typed), [], typed);
});

test('squashName squashes once and keeps what distinguishes C, C++ and C#', () => {
  fc.assert(
    fc.property(arbitraryText, (text) => assert.equal(squashName(squashName(text)), squashName(text))),
  );
  assert.equal(new Set(['C', 'C++', 'C#'].map(squashName)).size, 3);
  assert.equal(new Set(['Node JS', 'node.js', 'NodeJS', 'node-js'].map(squashName)).size, 1);
});

test('findNearName reads a long name with two letters swapped', () => {
  for (const { name, slug } of spellings) {
    const whole = squashName(name);
    if (whole.length < 6 || !/^[a-z]+$/.test(whole)) continue;
    for (let at = 1; at < whole.length - 1; at += 1) {
      const typed = `${whole.slice(0, at)}${whole[at + 1]}${whole[at]}${whole.slice(at + 2)}`;
      const found = findName(names, typed) ?? findNearName(names, typed);
      assert.ok(found?.kind === 'covered' && found.technologies.includes(slug), typed);
    }
  }
});

test('findNearName and findShortName are total, and read nothing into words far from every name', () => {
  const known = new Set(names.bySpelling.values());
  fc.assert(
    fc.property(fc.oneof(arbitraryWord, arbitraryText.map(squashName)), (word) => {
      for (const found of [findNearName(names, word), findShortName(names, word)])
        assert.ok(found === null || known.has(found));
    }),
  );
  for (const word of ['zebra', 'kitchen', 'umbrella', 'qqqqqq'])
    assert.equal(findNearName(names, word), null, word);
});

test('findNearName takes a word that topics use for itself and not for what we do not teach', () => {
  assert.equal(near('lips', false)?.name, 'Lisp');
  assert.equal(near('lips', true), null);
  assert.equal(near('pyhton', true)?.name, 'Python');
});

test('nameStems gives the stems by which a technology is named, and the slug of an unknown one', () => {
  assert.ok(nameStems(sampleIndex.names, 'sql').includes('mysql'));
  assert.ok(!nameStems(sampleIndex.names, 'dsa').some((stem) => stem.includes(' ')));
  assert.deepEqual(nameStems(sampleIndex.names, 'cobol'), ['cobol']);
});
