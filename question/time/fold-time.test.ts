import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { foldText } from '../../search/text/plain-text.ts';
import { foldTime } from './fold-time.ts';

test('foldTime reads the digits of Arabic, Persian and Hindi', () => {
  for (const [typed, folded] of [
    ['٣٠ دقيقة', '30'],
    ['۴۵ دقیقه', '45'],
    ['१२ दिन', '12'],
    ['०९', '09'],
  ] as const)
    assert.ok(foldTime(typed).startsWith(folded), typed);
});

test('foldTime covers times that are not for learning', () => {
  for (const [text, time] of [
    ['make a 3d model viewer', '3d'],
    ['a page for a 3 day festival', '3 day'],
    ['subtract 3 days from the date', '3 days'],
  ] as const)
    assert.ok(!foldTime(text).includes(time), text);
});

test('foldTime leaves the time of a plan as it is', () => {
  for (const text of [
    'a 3 day plan for python',
    'i have 20 minutes a day',
    'learn css in 2 weeks',
    'an exam on december 15',
  ])
    assert.equal(foldTime(text), text);
});

test('foldTime keeps each letter in its place, whatever is typed', () => {
  const said = fc.constantFrom(
    '3d',
    '20 minutes',
    'every Monday',
    'a 2 day trip',
    '٣',
    'print',
    'plan',
    'é',
    '😀',
  );
  fc.assert(
    fc.property(fc.array(said, { maxLength: 12 }), (words) => {
      const text = words.join(' ');
      assert.equal(foldTime(text).length, foldText(text).length);
    }),
  );
});
