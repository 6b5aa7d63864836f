import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { arbitraryText } from '../testing/arbitrary-text.ts';
import { sampleIndex } from '../testing/sample-index.ts';
import { cleanText } from '../text/plain-text.ts';
import { stemPhrase } from '../text/phrases.ts';
import { splitTokens } from '../text/tokens.ts';
import { listOptions, listSynonyms, type Option } from './options.ts';

const listWays = (typed: string): Option[] =>
  splitTokens(typed).flatMap((token) => listOptions(sampleIndex, token));
const stemsOf = (typed: string): string[] => listWays(typed).map(({ stems }) => stems.join(' '));

test('listOptions begins with the word itself, which counts in full', () => {
  for (const [typed, stem] of [
    ['closures', 'closur'],
    ['Pointer', 'point'],
    ['===', '==='],
    ['unique_ptr', 'unique_ptr'],
  ] as const) {
    const [first] = listWays(typed);
    assert.ok(first?.stems.join(' ').startsWith(stem), typed);
    assert.partialDeepStrictEqual(first, { weight: 1, covers: 1 });
  }
});

test('listOptions finds a word that is misspelt, glued together, or made of known parts', () => {
  for (const [typed, found] of [
    ['hoisitng', 'hoist'],
    ['dictonary', 'dictionary'],
    ['smartpointers', 'smart pointer'],
    ['linkedlists', 'link list'],
    ['useEffect', 'effect'],
  ] as const)
    assert.ok(stemsOf(typed).includes(found), `${typed}: ${stemsOf(typed).join(', ')}`);
});

test('listOptions counts a correction less the more it changes, and one of a short word proves little', () => {
  const [one] = listWays('hoistin');
  const [two] = listWays('hoisitgn');
  assert.ok(one && two && one.weight < 1 && two.weight < one.weight);
  const [short] = listWays('loup');
  assert.ok(short && short.covers < 0.5 && one.covers === 1);
});

test('listOptions counts the part of a word that is known', () => {
  const [both] = listWays('smartPointer');
  const [half] = listWays('kettlePointer');
  assert.ok(both && half && half.covers < both.covers);
});

test('listOptions never corrects an everyday word or the name of something else', () => {
  for (const typed of ['pizza', 'movies', 'rust', 'swift', 'x', '7'])
    assert.deepEqual(listWays(typed), [], typed);
});

test('listOptions finds nothing near to a word that no term is as long as', () => {
  assert.deepEqual(listWays(`smart${'x'.repeat(30)}pointers`), []);
});

test('listSynonyms counts a phrase for more than a word, and no other word in full', () => {
  const [word] = listSynonyms(['photo']);
  const [phrase] = listSynonyms(stemPhrase('time complexity'));
  assert.ok(word && phrase && word.weight < phrase.weight && phrase.weight < 1);
});

test('listOptions is total and weighs every way between 0 and 1', () => {
  fc.assert(
    fc.property(arbitraryText, (text) => {
      for (const { stems, weight, covers } of listWays(cleanText(text))) {
        assert.ok(stems.length > 0 && !stems.includes(''));
        assert.ok(weight > 0 && weight <= 1 && covers > 0 && covers <= 1);
      }
    }),
  );
});
