import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { names } from '../../tests/naming.ts';
import { readKnownTechnologies } from './known-technologies.ts';

const rows: readonly (readonly [text: string, known: string])[] = [
  ['I know Java, make me a plan for Kotlin', 'java'],
  ['I already know JavaScript and want to learn React', 'javascript'],
  ['I know C and want to learn C++', 'c'],
  ['plan for Kotlin, coming from Java', 'java'],
  ['I come from python. teach me r', 'python'],
  ['I am a Java developer and want to learn Kotlin', 'java'],
  ['as a senior Java programmer I want Kotlin', 'java'],
  ['java dev here, kotlin in 20 days', 'java'],
  ['Kotlin for someone who knows Java', 'java'],
  ['I have 3 years of C# experience, plan for Java', 'csharp'],
  ['switching from PHP to Python, 30 days', 'php'],
  ['already know html and css, learn bootstrap', 'html css'],
  ['I know HTML, CSS and Git, teach me Tailwind', 'html css git'],
  ['my background is Java; plan Kotlin', 'java'],
  ['After finishing JavaScript I want React', 'javascript'],
  ['I use React at work, want Vue', 'react'],
  ['plan for Kotlin', ''],
  ['I know a bit of Java, plan for Kotlin', ''],
  ['I only know some Java. Plan for Kotlin', ''],
  ['I do not know Java, plan for Kotlin', ''],
  ['I never learned Java. Kotlin plan', ''],
  ['I want to know Java', ''],
  ['Do I need to know JavaScript before React? plan', ''],
  ['I want to become a Java developer', ''],
  ['i know how to express myself, plan for node', ''],
  ['I know loops and functions, plan for Java', ''],
];

for (const [text, known] of rows)
  test(`readKnownTechnologies(names, text) finds "${known}" in "${text}"`, () => {
    assert.equal(readKnownTechnologies(names, text).join(' '), known);
  });

test('readKnownTechnologies(names, text) gives technologies of ours for any text, each once', () => {
  const word = fc.oneof(
    fc.constantFrom('i', 'know', 'Java', 'C', 'and', ',', '.', 'from', 'coming'),
    fc.string(),
  );
  const slugs = new Set(names.technologies.map(({ slug }) => slug));
  fc.assert(
    fc.property(fc.array(word, { maxLength: 15 }), (typed) => {
      const known = readKnownTechnologies(names, typed.join(' '));
      assert.equal(new Set(known).size, known.length);
      assert.ok(known.every((slug) => slugs.has(slug)));
    }),
  );
});
