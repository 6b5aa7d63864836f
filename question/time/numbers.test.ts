import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { tens, units, wholeNumbers } from '#lexicon/time/number-words.ts';
import { readNumber, writtenNumber } from './numbers.ts';

const isWritten = (text: string): boolean => new RegExp(`^(?:${writtenNumber})$`, 'u').test(text);

test('readNumber reads a number however it is written', () => {
  for (const [written, number] of [
    ['25', 25],
    ['007', 7],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['1:30', 1.5],
    ['2:15', 2.25],
    ['twelve', 12],
    ['twenty five', 25],
    ['thirty-five', 35],
    ['ninety  nine', 99],
    ['a hundred', 100],
    ['hundred and twenty', 120],
    ['two hundred five', 205],
    ['two and a half', 2.5],
    ['1 and a quarter', 1.25],
    ['half an', 0.5],
    ['three quarters of an', 0.75],
    ['1⁄2', 0.5],
    ['2⁄1', 0],
    ['11⁄2', 1.5],
    ['23⁄4', 2.75],
    ['anderthalb', 1.5],
    ['veinte', 20],
    ['两', 2],
  ] as const)
    assert.equal(readNumber(written), number, written);
});

test('readNumber reads each word for a number, alone and with the next smaller ones', () => {
  for (const [word, value] of [...units, ...tens, ...wholeNumbers]) {
    assert.equal(readNumber(word), value, word);
    assert.ok(isWritten(word), word);
  }
  for (const [ten, value] of tens)
    for (const [unit, more] of units) {
      if (more > 9) continue;
      for (const glue of [' ', '-']) assert.equal(readNumber(`${ten}${glue}${unit}`), value + more);
      assert.equal(readNumber(`one hundred and ${ten} ${unit}`), 100 + value + more);
    }
});

test('readNumber reads every figure as it is, and half more behind it', () => {
  fc.assert(
    fc.property(fc.nat(99_999), fc.nat(99), (whole, part) => {
      const decimals = String(part).padStart(2, '0');
      assert.equal(readNumber(`${whole}`), whole);
      assert.equal(readNumber(`${whole}.${decimals}`), Number(`${whole}.${decimals}`));
      assert.equal(readNumber(`${whole},${decimals}`), readNumber(`${whole}.${decimals}`));
      assert.equal(readNumber(`${whole} and a half`), whole + 0.5);
    }),
  );
});

test('readNumber gives 0 for what is no number, and a number from 0 up for any text', () => {
  for (const text of ['', ' ', 'many', 'a few', '-', 'x5']) assert.equal(readNumber(text), 0, text);
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom('1', ':', '.', '⁄', ' ') })),
      (text) => {
        const number = readNumber(text);
        assert.ok(Number.isFinite(number) && number >= 0, text);
      },
    ),
  );
});
