import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { library } from '#replies/testing/ask-sample.ts';

import { readFollowup } from './read-followup.ts';
import { readDetails } from './details.ts';

const table: readonly (readonly [message: string, details: Partial<ReturnType<typeof readDetails>>])[] = [
  ['in 20 days instead', { days: 20, more: null }],
  ['ten more days', { more: 10, days: null }],
  ['a week longer please', { more: 7 }],
  ['3 days less', { more: -3 }],
  ['double it', { factor: 2 }],
  ['only half of that', { factor: 0.5 }],
  ['i missed four days', { length: 4 }],
  ['i was away for a week', { length: 7 }],
  ['missed yesterday', { length: 1 }],
  ['day 9', { dayNumbers: [9] }],
  ['show days 6 and 7', { dayNumbers: [6, 7] }],
  ['days 3 to 5 are done', { dayNumbers: [3, 4, 5] }],
  ['done with the 4th day', { dayNumbers: [4] }],
  ['seventh day accomplished', { dayNumbers: [7] }],
  ['zeig mir Tag 6', { dayNumbers: [6] }],
  ['not 14, 21', { numbers: [14, 21] }],
  ['25 minutes a day', { minutes: 25 }],
  ['half an hour a day', { minutes: 30 }],
  ['it starts on a tuesday', { weekdays: [1] }],
  ['my son is 10', { age: 10 }],
  ['like i am eight', { age: 8 }],
  ['thanks', { days: null, minutes: null, age: null, length: null, dayNumbers: [] }],
];

for (const [message, wanted] of table)
  test(`readDetails(message) reads what "${message}" says`, () => {
    const details = readDetails(message);
    for (const name of Object.keys(wanted))
      assert.deepEqual(Reflect.get(details, name), Reflect.get(wanted, name), name);
  });

const before = { isPlan: true, technologies: ['python'], topics: [] };

test('readFollowup(index, message, before) takes a message with a subject of its own for a new one', () => {
  for (const message of [
    'how do i center a div',
    'a plan for java in 10 days',
    'what is a closure in javascript?',
  ])
    assert.equal(readFollowup(library.index, message, before), null, message);
});

test('readFollowup(index, message, before) reads any message, the same one always the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), fc.boolean(), (message, isPlan) => {
      const [one, other] = [0, 1].map(() => readFollowup(library.index, message, { ...before, isPlan }));
      assert.deepEqual(one, other);
      if (!one) return;
      assert.ok(one.details.minutes === null || (one.details.minutes >= 1 && one.details.minutes <= 960));
      assert.ok(one.details.dayNumbers.every((day) => Number.isInteger(day) && day >= 1));
    }),
  );
});

test('readFollowup(index, message, before) says what a message is, also where it knows no kind for it', () => {
  for (const [message, intent] of [
    ['please swap day 4 and day 5', 'change'],
    ['could days 4 and 6 trade places?', 'change'],
    ['they moved the exam to december 11', 'change'],
    ['and if the folder is empty, what happens then?', 'followup'],
    ['I tried what you wrote and it works, but what does the last line do?', 'followup'],
    ['gracias, me ha servido muchísimo', 'chat'],
  ] as const)
    assert.equal(readFollowup(library.index, message, before)?.intent, intent, message);
});

test('readFollowup(index, message, before) takes a name for what answers, where that is asked about', () => {
  for (const [message, kind] of [
    ['r u chatgpt or what', 'who-are-you'],
    ['are you gemini or copilot?', 'who-are-you'],
    ['are you better than ChatGPT?', 'who-are-you'],
    ['is this ai', 'who-are-you'],
    ['am i talking to a real person?', 'who-are-you'],
    ['what is chatgpt', undefined],
    ['is chatgpt better for learning python', undefined],
    ['is this a program for java', undefined],
  ] as const)
    assert.equal(readFollowup(library.index, message, before)?.kind, kind, message);
});

test('readFollowup(index, message, before) changes nothing by a kind that is hardly likely', () => {
  const read = readFollowup(library.index, 'mejor empezamos el 1 de diciembre', before);
  assert.deepEqual([read?.kind, read?.intent], ['set-start', 'change']);
});

test('readFollowup(index, message, before) leaves alone what is wanted of no reply', () => {
  for (const message of [
    'Solve exercises 1 to 12 on page 88',
    'piano lessons for beginners',
    "still don't see the point of interfaces in java",
    'the children get tired early',
  ])
    assert.equal(readFollowup(library.index, message, before), null, message);
});
