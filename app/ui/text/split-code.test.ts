import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { splitCode } from './split-code.ts';

const long = 'const total = prices.reduce((sum, price) => sum + price, 0);';
const block = { kind: 'block', code: long, mark: '' };
/** Without spaces and the omitted punctuation. */
const bare = (text: string) => text.replaceAll(/[\s`.,:;]/g, '');
const words = (text: string) => ({ kind: 'words', text });

test('splitCode(text) gives long code its own line and leaves short code in the text', () => {
  assert.deepEqual(splitCode(`Add \`sum\` as in \`${long}\` and read \`total\`.`), [
    words('Add `sum` as in'),
    block,
    words('and read `total`.'),
  ]);
  assert.deepEqual(splitCode('No code. Not a piece.'), [words('No code. Not a piece.')]);
});

test('splitCode(text) leaves no punctuation alone on a line, except for the question mark', () => {
  for (const sign of ['.', ',', ':', ';'])
    assert.deepEqual(splitCode(`Run \`${long}\`${sign} Then read.`), [
      words('Run'),
      block,
      words('Then read.'),
    ]);
  assert.deepEqual(splitCode(`What prints \`${long}\`?`), [words('What prints'), { ...block, mark: '?' }]);
});

test('splitCode(text) leaves code in parentheses or next to a word in the text', () => {
  for (const text of [`Stamp it (\`${long}\`) and save.`, `All \`${long}\`s are read.`])
    assert.deepEqual(splitCode(text), [words(text)]);
});

test('splitCode(text) loses no word and no code of any text', () => {
  const piece = fc.oneof(
    fc.constantFrom('a', ' ', '.', ',', '?', '(', ')', '`', '`x`', `\`${long}\``),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      const shown = splitCode(text).map((part) =>
        part.kind === 'words' ? part.text : part.code + part.mark,
      );
      assert.equal(bare(shown.join('')), bare(text));
    }),
  );
});
