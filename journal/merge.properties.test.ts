import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { arbitraryEvents, runs } from './testing/arbitrary.ts';
import { mergeJournals } from './merge.ts';

describe('mergeJournals, for any journals with ids in common and other contents under them', () => {
  test('gives the same whichever comes first', () => {
    fc.assert(
      fc.property(arbitraryEvents, arbitraryEvents, (a, b) => {
        assert.deepEqual(mergeJournals(a, b), mergeJournals(b, a));
      }),
      runs,
    );
  });

  test('gives the same whichever two are merged first', () => {
    fc.assert(
      fc.property(arbitraryEvents, arbitraryEvents, arbitraryEvents, (a, b, c) => {
        assert.deepEqual(mergeJournals(mergeJournals(a, b), c), mergeJournals(a, mergeJournals(b, c)));
      }),
      runs,
    );
  });

  test('changes nothing when done again', () => {
    fc.assert(
      fc.property(arbitraryEvents, arbitraryEvents, (a, b) => {
        const merged = mergeJournals(a, b);
        assert.deepEqual(mergeJournals(merged, b), merged);
        assert.deepEqual(mergeJournals(merged, merged), merged);
      }),
      runs,
    );
  });

  test('holds every id of both once, sorted, with a content that one of them had', () => {
    fc.assert(
      fc.property(arbitraryEvents, arbitraryEvents, (a, b) => {
        const merged = mergeJournals(a, b);
        const ids = [...new Set([...a, ...b].map(({ id }) => id))].sort();
        assert.deepEqual(
          merged.map(({ id }) => id),
          ids,
        );
        assert.ok(merged.every((event) => a.includes(event) || b.includes(event)));
      }),
      runs,
    );
  });
});
