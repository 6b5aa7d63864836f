import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { compareOutcome, trimLines } from './compare-outcome.ts';
import type { RunListing, RunOutcome } from './run-listing.ts';

const listing: RunListing = { technology: 'python', slug: 'lists', language: 'python', code: 'print(1)' };
const ran: RunOutcome = { printed: '', errors: '', failed: false };

test('compareOutcome finds nothing where the outcome is as written, but for spaces at the ends of lines', () => {
  const rows: readonly (readonly [Partial<RunListing>, Partial<RunOutcome>])[] = [
    [{ prints: '1\n2\n' }, { printed: '1 \n2\n\n' }],
    [{ prints: '' }, { printed: '\n' }],
    [{ fails: 'ValueError: no' }, { failed: true, printed: 'a\n', errors: 'Traceback\nValueError: no\n' }],
    [{ shows: 'true' }, { shown: true }],
  ];
  for (const [wanted, outcome] of rows)
    assert.equal(
      compareOutcome({ ...listing, ...wanted }, { ...ran, ...outcome }),
      null,
      JSON.stringify(wanted),
    );
});

test('compareOutcome says what differs', () => {
  const rows: readonly (readonly [Partial<RunListing>, Partial<RunOutcome>, RegExp])[] = [
    [{ prints: '1' }, { printed: '2' }, /^printed:\n2\nbut is written as:\n1$/],
    [{ prints: ' 1' }, { printed: '1' }, /^printed:/],
    [{ prints: '1' }, { printed: '1', failed: true, errors: 'boom' }, /^failed:\n1\nboom$/],
    [{ prints: '1' }, { printed: '1', isLate: true }, /^did not end in time$/],
    [{}, { printed: '7' }, /^has no outcome. It printed:\n7$/],
    [{ fails: 'ValueError' }, { printed: '7' }, /^was to fail, but printed:\n7$/],
    [{ fails: 'ValueError: no' }, { failed: true, errors: 'ValueError: none' }, /^failed with other words:/],
    [{ shows: 'x' }, { shown: 1 }, /^`shows` is 1, not true$/],
  ];
  for (const [wanted, outcome, said] of rows)
    assert.match(compareOutcome({ ...listing, ...wanted }, { ...ran, ...outcome }) ?? 'null', said);
});

test('compareOutcome accepts what a listing printed as what it prints', () => {
  const line = fc.stringMatching(/^[ -~]{0,20}$/);
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const printed = lines.join('\n');
      assert.equal(compareOutcome({ ...listing, prints: trimLines(printed) }, { ...ran, printed }), null);
    }),
  );
});
