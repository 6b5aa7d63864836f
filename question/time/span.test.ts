import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { readSpan } from './span.ts';

const days = (message: string): number | undefined => readSpan(message)?.days;

test('readSpan(message) reads the whole time of a plan, in figures and in words', () => {
  for (const [message, wanted] of [
    ['in 20 days', 20],
    ['6 weeks', 42],
    ['a month', 30],
    ['a 45-day plan', 45],
    ['half a year', 183],
    ['two to three weeks', 14],
    ['60d', 60],
    ['twenty five days', 25],
    ['a fortnight', 14],
    ['en 30 días', 30],
    ['in vier Wochen', 28],
    ['学习30天', 30],
    ['2 hours a week for 3 months', 90],
    ['3 times a week for a month', 30],
    ['my measurements are of 18 ponds, 3 years, and I have two weeks', 14],
    ['I put 7 days in the box, in truth I have about three months', 90],
  ] as const)
    assert.equal(days(message), wanted, message);
});

test('readSpan(message) takes no rhythm, age, past or part of a day for the time of a plan', () => {
  for (const message of [
    '20 minutes a day',
    '10h a week',
    '3 days a week',
    'every 2 days',
    'my daughter is 9 years old',
    'I have 2 years of experience',
    'I learned C 5 years ago',
    'I have been coding for 2 years',
    'I missed 3 days',
    'half a day on Saturdays',
    'day by day',
    'a day off',
    'I lost 5 weeks of work',
    'a file with 3 years of measurements',
  ])
    assert.equal(days(message), undefined, message);
});

test('readSpan(message) gives whole days of a plan, and words of the message', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.nat(4000), (text, number) => {
      const message = `${text} in ${number} days`;
      const span = readSpan(message);
      if (!span) return;
      assert.ok(Number.isInteger(span.days) && span.days >= 1 && span.days <= 3650);
      assert.ok(message.toLowerCase().normalize('NFD').includes(span.said.toLowerCase().normalize('NFD')));
    }),
  );
});
