import assert from 'node:assert/strict';
import { test } from 'node:test';

import { compareOutcome } from './compare-outcome.ts';

const listing = { technology: 'python', slug: 'loops', language: 'python', code: 'x' } as const;

function compare(printed: string, prints: string): string | null {
  return compareOutcome({ ...listing, prints }, { printed, errors: '', failed: false, isLate: false });
}

test('compareOutcome() takes other spaces at the ends of lines and of the whole, and nowhere else', () => {
  const rows: readonly (readonly [printed: string, isSame: boolean])[] = [
    ['a\n  b\n', true],
    ['a  \n  b\n\n', true],
    ['a\nb\n', false],
    [' a\n  b\n', false],
    ['a\n\n  b\n', false],
  ];
  for (const [printed, isSame] of rows) assert.equal(compare(printed, 'a\n  b') === null, isSame, printed);
});
