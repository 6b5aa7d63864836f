import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { makeIndex } from '../../search/index.ts';
import { arbitraryText } from '../../search/testing/arbitrary-text.ts';
import { makeExample } from '../../search/testing/example-topic.ts';
import { sampleIndex } from '../../search/testing/sample-index.ts';
import { sampleNaming } from '../../search/testing/sample-naming.ts';
import { listNamed } from './named-topics.ts';

const list = (text: string, ...technologies: readonly string[]) => [
  ...listNamed(sampleIndex, text, technologies),
];

test('listNamed finds the topics whose whole name a message says, in any form', () => {
  for (const [text, technology, key] of [
    ['I want to learn closures', 'javascript', 'javascript/closures'],
    ['a closure please', 'javascript', 'javascript/closures'],
    ['everything on linked lists', 'dsa', 'dsa/linked-lists'],
    ['take back a commit', 'git', 'git/undoing-the-last-commit'],
    ['CENTER A DIV', 'css', 'css/centering-elements'],
  ] as const)
    assert.deepEqual(list(text, technology), [key], text);
});

test('listNamed claims nothing that was said in part only, or by the way', () => {
  for (const [text, technology] of [
    ['linked pages', 'dsa'],
    ['recursive', 'css'],
    ['I want to learn Python', 'python'],
    ['hello', 'git'],
    ['', 'git'],
    ['closures', 'cobol'],
  ] as const)
    assert.deepEqual(list(text, technology), [], text);
});

test('listNamed takes names that are code only as they are written', () => {
  const topics = [makeExample({ key: 'sql/dates', title: 'Dates', aliases: ['NOW()'] })];
  const index = makeIndex(topics, sampleNaming);
  assert.deepEqual([...listNamed(index, 'what does now() give', ['sql'])], ['sql/dates']);
  assert.deepEqual([...listNamed(index, 'I need it now', ['sql'])], []);
});

test('listNamed finds topics of the technologies alone that it is asked about, each once', () => {
  const all = [...sampleIndex.ranges.keys()];
  fc.assert(
    fc.property(arbitraryText, fc.shuffledSubarray(all), (text, technologies) => {
      const named = list(text, ...technologies);
      for (const key of named) assert.ok(technologies.includes(key.split('/')[0] ?? ''), key);
      const each = technologies.flatMap((technology) => list(text, technology));
      assert.deepEqual(named.toSorted(), [...new Set(each)].toSorted());
    }),
  );
});
