import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { arbitraryText } from '../../search/testing/arbitrary-text.ts';
import { isOfTechnologies, listNameWords, listTechnologies, maxNameWords } from './contrast-index.ts';
import { sampleContrastIndex, sampleContrasts } from './testing/sample-contrasts.ts';

test('makeContrastIndex finds every idea by each of its names, and every technology by its slug', () => {
  for (const contrast of sampleContrasts)
    for (const [side, names] of contrast.names.entries())
      for (const name of names) {
        const found = isOfTechnologies(contrast)
          ? sampleContrastIndex.technologies.get(contrast.between[side] ?? '')
          : sampleContrastIndex.ideas.get(listNameWords(name).join(' '));
        assert.ok(
          found?.some((one) => one.contrast === contrast && one.side === side),
          name,
        );
      }
});

test('makeContrastIndex keeps technologies out of ideas, and ideas out of technologies', () => {
  assert.equal(sampleContrastIndex.ideas.get('python'), undefined);
  assert.deepEqual([...sampleContrastIndex.technologies.keys()].toSorted(), ['javascript', 'python', 'sql']);
});

test('listTechnologies lists what an entry is about, each technology once', () => {
  assert.deepEqual(
    sampleContrasts.map(listTechnologies).map((slugs) => slugs.join(' ')),
    ['javascript', 'python', 'javascript', 'python javascript', 'sql python'],
  );
});

test('listNameWords keeps apart names that differ in signs alone', () => {
  const names = ['==', '===', 'O(n)', 'O(n^2)', 'O(n log n)', 'on'];
  assert.equal(new Set(names.map((name) => listNameWords(name).join(' '))).size, names.length);
});

test('listNameWords makes no difference between cases, accents and spaces', () => {
  for (const [one, other] of [
    ['LEFT  JOIN', 'left join'],
    ['función', 'Funcion'],
    ['"list"', 'list'],
    ['key-value list', 'key value list'],
  ] as const)
    assert.deepEqual(listNameWords(one), listNameWords(other), one);
});

test('listNameWords gives words that it splits no further, for any text', () => {
  fc.assert(
    fc.property(arbitraryText, (text) => {
      const words = listNameWords(text);
      assert.deepEqual(listNameWords(words.join(' ')), words);
    }),
  );
  for (const contrast of sampleContrasts)
    for (const name of contrast.names.flat()) assert.ok(listNameWords(name).length <= maxNameWords, name);
});
