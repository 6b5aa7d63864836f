import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { arbitraryText } from '../../search/testing/arbitrary-text.ts';
import { findIdeas, findTechnologies, type NamedSides } from './find-sides.ts';
import { sampleContrastIndex, sampleContrasts } from './testing/sample-contrasts.ts';

const list = ({ words, found }: NamedSides) =>
  found.map(({ start, end }) => words.slice(start, end).join(' '));
const ideas = (message: string) => list(findIdeas(sampleContrastIndex, message));
const technologies = (message: string) => list(findTechnologies(sampleContrastIndex, message));

test('findIdeas finds each idea by its longest name', () => {
  for (const [message, ...names] of [
    ['let or const?', 'let', 'const'],
    ['a list or a key value list', 'list', 'key value list'],
    ['when is == better than ===', '==', '==='],
    ['Strict Equality and ==', 'strict equality', '=='],
    ['letter, constantly, listing'],
    [''],
  ] as const)
    assert.deepEqual(ideas(message), names, message);
});

test('findTechnologies finds technologies by what learners call them', () => {
  for (const [message, ...names] of [
    ['Python or JS', 'python', 'js'],
    ['mysql vs py', 'mysql', 'py'],
    ['css or html'],
    ['Python, JavaScript or SQL'],
    ['front end or python', 'python'],
  ] as const)
    assert.deepEqual(technologies(message), names, message);
});

test('what is found is in the order of the message, nothing over another, for any text', () => {
  const name = fc.constantFrom(...sampleContrasts.flatMap(({ names }) => names.flat()));
  const message = fc.array(fc.oneof(name, arbitraryText), { maxLength: 8 }).map((parts) => parts.join(' '));
  fc.assert(
    fc.property(message, fc.constantFrom(findIdeas, findTechnologies), (text, find) => {
      const { words, found } = find(sampleContrastIndex, text);
      let last = 0;
      for (const { start, end, sides } of found) {
        assert.ok(start >= last && end > start && end <= words.length, text);
        assert.notEqual(sides.length, 0, text);
        last = end;
      }
    }),
  );
});
