import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { listReportWords } from './report-words.ts';

test('listReportWords reads the same words however a message is quoted, spelled and capitalized', () => {
  const rows: readonly (readonly [one: string, other: string])[] = [
    ["NameError: name 'totl' is not defined", 'nameerror name “totl” is not defined'],
    ["Can't bind to 'ngModel'", 'cannot bind to ngmodel'],
    ["expected ';' before 'return'", 'expected semicolon before return'],
    ['unsupported operand type(s) for +:', 'unsupported operand types for +'],
    ['Cannot read properties of undefined', 'cant read property of undefined'],
    ['Too many re-renders.', 'too many rerenders'],
  ];
  for (const [one, other] of rows)
    assert.deepEqual(
      listReportWords(one).map(({ key }) => key),
      listReportWords(other).map(({ key }) => key),
    );
});

test('listReportWords keeps names as they were typed, without quotes and punctuation', () => {
  const rows: readonly (readonly [text: string, word: string])[] = [
    ["reading 'userName').", 'userName'],
    ['Undefined variable $total', '$total'],
    ['undefined function strlenn()', 'strlenn'],
    ['"db.users.finde" is not a function', 'db.users.finde'],
    ['expected one argument, got "a-b"', 'a-b'],
  ];
  for (const [text, word] of rows)
    assert.ok(
      listReportWords(text).some(({ plain }) => plain === word),
      text,
    );
});

test('listReportWords says where each word of any text is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const { plain, from, to } of listReportWords(text)) assert.equal(text.slice(from, to), plain);
    }),
  );
});
