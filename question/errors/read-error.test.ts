import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { loadErrorSources } from '#content/library.ts';
import { makeErrorIndex } from './error-index.ts';
import { readError } from './read-error.ts';

const errors = await loadErrorSources();
const index = makeErrorIndex(errors);

describe('readError(index, message, hints)', () => {
  test('is the known error of every case, in the midst of a learner’s words', () => {
    for (const { id, technology, cases } of errors)
      for (const { message, code } of cases) {
        const told = `hi, my code is\n\n${code ?? ''}\n\nand it says\n${message}\nwhat is wrong? please help me`;
        const known = readError(index, told, [technology])?.known;
        assert.deepEqual([known?.technology, known?.id], [technology, id], told);
      }
  });

  test('ignores case, kinds of quotes and broken lines', () => {
    const message = 'nameerror:  name ‘prnit’ IS not\ndefined\n\n```\nprnit(1)\n```';
    assert.equal(readError(index, message, [])?.fixed, 'print(1)');
  });

  test('fixes the line that the report names, with its indentation', () => {
    const code = 'count = 0\nfor i in range(3):\n    # coutn\n    coutn += 1';
    const message = `NameError: name 'coutn' is not defined on line 4\n${code}`;
    const reading = readError(index, message, ['python']);
    assert.deepEqual(
      [reading?.line, reading?.number, reading?.fixed],
      ['    coutn += 1', 4, '    count += 1'],
    );
  });

  test('is null where nobody quotes an error', () => {
    for (const message of ['what is a list?', 'make me a plan', 'my name is not on the page', ''])
      assert.equal(readError(index, message, ['python', 'javascript']), null, message);
  });

  test('takes any text, and corrects no line to more than a few times its length', () => {
    const said = errors.flatMap(({ says, cases }) => says.concat(cases.map(({ code }) => code ?? '')));
    const part = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(...said, '\n', '```', '    ', '^'),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const reading = readError(index, parts.join(''), ['python']);
        assert.ok((reading?.fixed ?? '').length < 2000);
      }),
    );
  });
});
