import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { type FollowupDetails, readDetails } from './details.ts';

const table: readonly (readonly [message: string, details: Partial<FollowupDetails>])[] = [
  ['make it 6 weeks', { days: 42, more: null, length: 42 }],
  ['auf 20 Tage bitte', { days: 20 }],
  ['5 more days', { days: null, more: 5 }],
  ['twice as long', { factor: 2 }],
  ['three times as long', { factor: 3 }],
  ['die Hälfte', { factor: 0.5 }],
  ['only 90 minutes per day', { minutes: 90 }],
  ['1.5 hours daily now', { minutes: 90 }],
  ['20 minutes, not 40', { minutes: 20, numbers: [20, 40] }],
  ['only weekends', { weekdays: [5, 6] }],
  ['Mondays and Fridays', { weekdays: [0, 4] }],
  ['I finished day 5', { dayNumbers: [5], days: null }],
  ['she is 11', { age: 11 }],
  ['I am 40', { age: null }],
  ['for a nine year old', { age: 9 }],
  [
    '',
    {
      days: null,
      more: null,
      factor: null,
      length: null,
      minutes: null,
      weekdays: [],
      numbers: [],
      age: null,
    },
  ],
];

for (const [message, wanted] of table)
  test(`readDetails reads what "${message}" says`, () => {
    assert.partialDeepStrictEqual(readDetails(message), wanted);
  });

test('readDetails says that there is time where days are named alone', () => {
  assert.deepEqual(readDetails('only weekends').time?.free, [0, 1, 2, 3, 4]);
  assert.equal(readDetails('thanks').time, null);
});

test('readDetails reads the same in any case, and with spaces around', () => {
  for (const [message] of table) {
    const { time, ...details } = readDetails(message);
    for (const typed of [message.toUpperCase(), `  ${message}  `]) {
      const { time: other, ...same } = readDetails(typed);
      assert.deepEqual([same, other], [details, time], typed);
    }
  }
});

test('readDetails gives numbers that a plan can have, for any message', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 10 }),
    fc.constantFrom(
      'day 9',
      '99999 minutes a day',
      '0 days',
      'half',
      'more days',
      'weekends',
      'I am 12',
      '1e9 weeks',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      const details = readDetails(pieces.join(' '));
      const { days, minutes, age, length } = details;
      assert.ok(days === null || (Number.isInteger(days) && days >= 1 && days <= 3650));
      assert.ok(minutes === null || (minutes >= 1 && minutes <= 960));
      assert.ok(age === null || (age >= 4 && age <= 17));
      assert.ok(length === null || length >= 1);
      assert.ok(details.weekdays.every((day) => day >= 0 && day <= 6));
      assert.ok(details.numbers.every((number) => Number.isInteger(number)));
    }),
  );
});
