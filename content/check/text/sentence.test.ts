import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { countWords, repeated } from './rule.ts';
import { checkSentence } from './sentence.ts';

describe('checkSentence(text, most)', () => {
  const rows: readonly (readonly [what: string, text: string, faults: readonly RegExp[]])[] = [
    ['takes as many words as allowed', 'It draws a red cat.', []],
    ['refuses one word more', 'It draws a large red cat.', [/has 6 words, more than 5$/]],
    ['counts no dashes', 'It draws – a red cat.', []],
    ['refuses an exclamation mark', 'It draws! Red.', [/exclamation/]],
    ['takes one in code', 'It is `!red`.', []],
    ['refuses an open backtick', 'It is `red.', [/backtick/]],
    ['takes code', 'It is `red` or `blue`.', []],
    ['refuses an address', 'See https://example.com.', [/address/]],
    ['refuses an address without a protocol', 'See www.example.com.', [/address/]],
    ['refuses a link', 'See [this](page).', [/address/]],
    ['refuses a question', 'Is it red?', [/end like a sentence/]],
    ['names every fault', 'See `www.x.y', [/backtick/, /address/, /end like a sentence/]],
  ];
  for (const [what, text, faults] of rows)
    test(what, () => {
      const found = checkSentence(text, 5);
      assert.equal(found.length, faults.length, found.join('\n'));
      for (const [at, fault] of faults.entries()) assert.match(found[at] ?? '', fault);
    });

  test('quotes how the sentence begins', () => {
    const [fault] = checkSentence(`It ${'really '.repeat(9)}draws.`, 5);
    assert.equal(fault, '"It really really really really…" has 11 words, more than 5');
  });
});

const word = fc.stringMatching(/^[a-zé0-9][a-z'-]{0,5}$/);

test('countWords(text) counts words, whatever stands between them', () => {
  const gap = fc.constantFrom(' ', '\n', '  ', ' – ', ' * ');
  fc.assert(
    fc.property(fc.array(word), gap, (words, between) =>
      assert.equal(countWords(words.join(between)), words.length),
    ),
  );
});

test('repeated(values) gives each value that is there more than once, once', () => {
  assert.deepEqual(repeated(['a', 'b', 'a', 'c', 'b', 'a']), ['a', 'b']);
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd')), (values) => {
      const times = Map.groupBy(values, (value) => value);
      const expected = [...times].filter(([, all]) => all.length > 1).map(([value]) => value);
      assert.deepEqual(repeated(values).toSorted(), expected.toSorted());
    }),
  );
});
