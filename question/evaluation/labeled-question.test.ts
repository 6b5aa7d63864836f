import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { shareWithin } from './ask-question.ts';
import { parseQuestions, type LabeledQuestion } from './labeled-question.ts';

const head = 'kind\ttechnology\tfield\tquestion\twanted';
const cell = fc.stringMatching(/^[a-z?' ]{1,12}$/).filter((text) => text.trim() !== '');
const slug = fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8})?$/);
const row = fc.record({
  kind: slug,
  technology: slug,
  field: cell,
  text: cell,
  slugs: fc.array(slug, { minLength: 1, maxLength: 3 }),
});

test('parseQuestions reads back every row that was written', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), (rows) => {
      const lines = rows.map(({ kind, technology, field, text, slugs }) =>
        [kind, technology, field, text, slugs.join(' ')].join('\t'),
      );
      const expected = rows.map(({ kind, technology, field, text, slugs }): LabeledQuestion => ({
        kind,
        technology,
        field,
        text,
        wanted: slugs.map((one) => `${technology}/${one}`),
      }));
      assert.deepEqual(parseQuestions([head, ...lines].join('\n').concat('\n')), expected);
    }),
  );
});

test('shareWithin counts the places before an end, and none that was not found', () => {
  assert.equal(shareWithin([0, 1, 2, -1], 1), 0.25);
  assert.equal(shareWithin([0, 1, 2, -1], 3), 0.75);
  assert.equal(shareWithin([], 3), 0);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1, max: 9 })), fc.nat(9), (places, end) => {
      const share = shareWithin(places, end);
      assert.ok(share >= 0 && share <= 1);
      assert.ok(share <= shareWithin(places, end + 1));
    }),
  );
});
