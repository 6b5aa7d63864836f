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
    ['six years of Java, and four weeks of evenings', 28],
    ['a 3 year plan', 1095],
    ['I put 7 days in the box, in truth I have about three months', 90],
    ['خطة بايثون لمدة ٣ أسابيع', 21],
    ['python in ۲۱ روز', 21],
    ['पायथन १५ दिन का प्लान', 15],
    ['teach me python in 2 weeks, i havent slept in 3 days', 14],
    ['my friend did it, I have 20 days', 20],
  ] as const)
    assert.equal(days(message), wanted, message);
});

test('readSpan(message) takes neither a complaint nor what others needed for the time of a plan', () => {
  for (const message of [
    'havent slept in 2 days, make me a plan for python',
    'i didnt sleep for 3 days because of this, plan for css',
    'no sleep in two days lol, i need a java plan',
    'this bug took me 4 days, now i want to learn git properly',
    'stuck on pointers 3 weeks already, plan for c',
    'i wasted 10 days on tutorials, give me a real plan for vue',
    'it was 3 days without internet, now i want to start ruby',
    'my son is 10 days into python, he wants to go on',
    'a guy on youtube learned react in 7 days, can i have a plan too',
    'my bootcamp takes 12 weeks, i want a plan for git',
    'my exam was 2 weeks ago and i failed, plan for c',
  ])
    assert.equal(days(message), undefined, message);
});

test('readSpan(message) takes no rhythm, age, past or part of a day for the time of a plan', () => {
  for (const message of [
    '20 minutes a day',
    '10h a week',
    '3 days a week',
    'every 2 days',
    'my daughter is 9 years old',
    'the page was white and I could not bear to look at it for a year',
    'I have 2 years of experience',
    'I learned C 5 years ago',
    'I have been coding for 2 years',
    'I missed 3 days',
    'I counted birds for 6 weeks, the computer shall show it',
    'we lived in Spain for 2 years',
    'half a day on Saturdays',
    'day by day',
    'a day off',
    'I lost 5 weeks of work',
    'a file with 3 years of measurements',
    'I pay 80 dollars a month for a site',
    'six years Java backend',
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

test('readSpan(message) adds half a unit to whole ones', () => {
  for (const [message, wanted] of [
    ['a month and a half for Kotlin', 45],
    ['I have two weeks and a half', 18],
    ['in one year and a half', 548],
    ['un mes y medio para aprender SQL', 45],
    ['un mois et demi', 45],
    ['um mês e meio de férias', 45],
    ['a week and half', 11],
  ] as const)
    assert.equal(days(message), wanted, message);
});

test('readSpan(message) takes no time of something else for that of a plan', () => {
  for (const message of [
    'compare patients who took the pill for three months with the others',
    'users that did not log in for 90 days',
    'how do I delete backups older than 30 days',
    'the cookie expires after 14 days',
    'show the weather forecast for the next 5 days',
    'sales of the shop over two years',
    'the garden was under water for three weeks, I counted the frogs',
    'a subscription that renews after a month',
    'I build shops with PHP for six years',
    'sensors which sent nothing during 6 weeks',
  ])
    assert.equal(days(message), undefined, message);
});

test('readSpan(message) still hears the time for a plan behind such words', () => {
  for (const [message, wanted] of [
    ['a plan that takes 6 weeks', 42],
    ['something that I can finish in 20 days', 20],
    ['I was told that in 3 weeks I can learn enough', 21],
    ['my old course was bad, give me 30 days', 30],
    ['I had 40 days, now I have 25 days', 25],
    ['a roadmap which fits in two months', 60],
  ] as const)
    assert.equal(days(message), wanted, message);
});

test('readSpan(message) takes no time that something has lasted for one to learn in', () => {
  for (const message of [
    'ça fait 3 jours que mon bouton ne fait rien',
    'llevo 3 días con este error',
    'seit 3 Tagen geht mein Knopf nicht',
    '3 days now and my button does nothing',
  ])
    assert.equal(days(message), undefined, message);
});
