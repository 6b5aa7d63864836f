import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { specifiedRoadmaps } from '../tests/specified-roadmaps.ts';

import { askSample } from './testing/ask-sample.ts';

const people = ['I', 'we', 'my daughter', 'my son', 'my wife', 'my students', 'both of us', 'the two of us'];
const doings = [
  'work at night',
  'have school until four',
  'get up at five',
  'take the train to the office',
  'share one laptop',
  'live far from town',
  'speak little English',
  'work in a bakery',
  'have exams in spring',
  'play football on Tuesdays',
  'have never used a computer much',
  'get tired in the evening',
  'have a baby',
  'study law',
  'are often away',
];
const facts = [
  'my daughter is nine',
  'i have 30 days',
  'weekends only',
  'nothing on Sundays',
  'I am 63 and retired',
  'evenings, after the kids are in bed',
  'no laptop until June',
  'half an hour at lunch',
  'two hours on Saturday',
  'total beginner',
  'I am dyslexic',
  'I learn slowly',
  'from Brazil, my English is so so',
  'single mother of three',
  'nurse, shifts change every week',
  'unemployed since May',
  'summer holidays, six weeks',
  'on the bus, 20 minutes each way',
  'I had maths at school',
  'I am 12',
  'it is for my nephew',
  'I get bored fast',
  'my eyes are bad',
  'I am deaf',
  'a month off',
  'we are a class of 20',
  'I am a baker',
  'late shift this week',
  'I moved to Spain last year',
  'my English is weak',
];
const ends = ['', '.', ', thanks', ' and that is all', ' these days', ' at the moment', ', just so you know'];
const tellings = [
  ...people.flatMap((who) => doings.map((does) => `${who} ${does}`)),
  ...facts.flatMap((fact) => ends.map((end) => `${fact}${end}`)),
  ...doings.flatMap((does) =>
    ['Mostly I', 'Well, I', 'At the moment we', 'For now I', 'Honestly, I'].map((who) => `${who} ${does}`),
  ),
  ...doings.flatMap((does) =>
    [
      'I am 14 and',
      'I am a nurse and',
      'We have a farm and',
      'I am new here and',
      'I live alone and',
      'I drive a taxi and',
      'we are pensioners and',
    ].map((who) => `${who} ${does}`),
  ),
];
const languages = specifiedRoadmaps.map(({ name }) => name);

describe('a message that names no topic and asks nothing', () => {
  const replies = tellings.map((problem, at) => {
    const language = languages[at % languages.length] ?? '';
    return { problem, language, reply: askSample({ problem, language, days: 7 }) };
  });

  test('is a wish for a plan, whatever it tells', () => {
    assert.ok(replies.length >= 500, `${replies.length}`);
    const refused = replies.filter(({ reply }) => !/^\*\*(?:Days? \d|Week)/m.test(reply));
    assert.deepEqual(
      refused.map(({ problem, language }) => `${language}: ${problem}`),
      [],
    );
  });

  test('is never said to have asked about a topic', () => {
    const claimed = replies.filter(({ reply }) =>
      /asked about|closest to your words|Did you mean/.test(reply),
    );
    assert.deepEqual(
      claimed.map(
        ({ problem, language, reply }) =>
          `${language}: ${problem}: ${/.*(?:asked about|closest to).*/.exec(reply)?.[0]}`,
      ),
      [],
    );
  });
});

test('a wish is said to ask about nothing but what its words name whole', () => {
  for (const { name } of specifiedRoadmaps)
    for (const problem of [
      'make me a plan',
      'I want to learn it for my job, 20 minutes a day',
      'teach me from scratch, I am scared of computers',
      'every second day, on the train',
      'a study schedule that fits next to a full time job',
      'short pieces please, I am dyslexic',
    ])
      assert.doesNotMatch(
        askSample({ problem, language: name, days: 5 }),
        /asked about/,
        `${name}: ${problem}`,
      );
});

test('a topic that is named whole is said to be asked about', () => {
  for (const [language, problem, title] of [
    ['Python', 'plan for decorators and context managers', 'Decorators and context managers'],
    ['JavaScript', 'a plan to understand closures', 'Closures'],
    ['C', 'I want to master pointers, make a plan', 'Pointers'],
    ['Kotlin', 'learning plan with coroutines', 'Coroutines'],
  ] as const)
    assert.match(
      askSample({ language, problem }),
      new RegExp(`asked about \\[${title}\\]|time for \\[${title}\\].+, which you asked about`),
    );
});
