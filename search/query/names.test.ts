import assert from 'node:assert/strict';
import { test } from 'node:test';

import { findName, findNearName, findShortName, nearestTo, sayWhatItIs } from './names.ts';
import { names, naming } from '../../tests/naming.ts';

const slugs = new Set(naming.technologies.map(({ slug }) => slug));

test('nearestTo names at most three technologies that we teach, each with a reason, and says what a name is', () => {
  for (const name of naming.neighbors.flatMap((group) => Object.keys(group.names))) {
    const nearest = nearestTo(names, name);
    assert.ok(nearest.length <= 3, name);
    assert.match(sayWhatItIs(names, name) ?? '', /^(?:is|are) \w/, name);
    assert.equal(new Set(nearest.map(({ technology }) => technology)).size, nearest.length, name);
    for (const { technology, why } of nearest) assert.ok(slugs.has(technology) && why !== '', name);
  }
});

test('nearestTo names nothing for a name it does not know', () => {
  assert.deepEqual(nearestTo(names, 'Klingon'), []);
});

test('findNearName prefers the name that begins in the same way', () => {
  assert.deepEqual(findNearName(names, 'rubt'), { kind: 'covered', name: 'Ruby', technologies: ['ruby'] });
});

test('findNearName reads a name of what we teach whose letters are mixed', () => {
  for (const [typed, slug] of [
    ['phyton', 'python'],
    ['rbuy', 'ruby'],
    ['kolitn', 'kotlin'],
    ['jvascrpt', 'javascript'],
    ['typscrip', 'typescript'],
  ] as const)
    assert.deepEqual(findNearName(names, typed), findName(names, slug), typed);
  assert.equal(findNearName(names, 'nothpy'), null);
});

test('findNearName guesses at what we do not teach only where the word begins like it or has its letters', () => {
  for (const word of ['best', 'kart', 'past', 'pest'])
    assert.equal(findNearName(names, word)?.kind, undefined, word);
  for (const [word, name] of [
    ['rsut', 'Rust'],
    ['drat', 'Dart'],
    ['scalla', 'Scala'],
  ] as const)
    assert.deepEqual(findNearName(names, word), { kind: 'uncovered', name }, word);
  assert.equal(
    findNearName(names, 'ruse', (word) => word === 'ruse'),
    null,
  );
});

test('the names of what we teach and of what we do not are different', () => {
  const ours = naming.technologies.flatMap(({ slug, names: [name = ''] }) => [slug, name.toLowerCase()]);
  const others = new Set(
    naming.neighbors
      .flatMap((group) => Object.entries(group.names).flat(2))
      .map((name) => name.toLowerCase()),
  );
  assert.deepEqual(
    ours.filter((name) => others.has(name)),
    [],
  );
});

test('findShortName reads a misspelt name of three letters only where one technology is near', () => {
  for (const [typed, slug] of [
    ['jva', 'java'],
    ['phh', 'php'],
    ['gti', 'git'],
    ['sqk', 'sql'],
  ] as const)
    assert.deepEqual(findShortName(names, typed), findName(names, slug), typed);
  for (const typed of ['lua', 'php', 'xyz', 'any', 'ab', 'go'])
    assert.equal(findShortName(names, typed), null, typed);
});
