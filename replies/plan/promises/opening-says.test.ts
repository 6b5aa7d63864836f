import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { allowTime } from '#planner/time/allowance.ts';
import { sum } from '#planner/time/minutes.ts';
import { readTimes } from '#question/time/minutes.ts';
import type { StudyTime } from '#question/time/named-time.ts';

import { planAgain } from '../../followup/chat.ts';
import { askSample, library } from '../../testing/ask-sample.ts';
import { sayNext } from '../../testing/say-next.ts';
import { isOnceOnly } from '../days/once-only.ts';
import { placeTime } from '../opening/study-time.ts';
import { quoteTime } from '../opening/time-words.ts';

const linksIn = (text: string) =>
  [...text.matchAll(/\]\(\/language\/([^)]*)\)/g)].map(([, to = '']) => to.replace('#', '/'));
const paragraphsOf = (letter: string) => letter.split('\n\n');

describe('where a message and the form say different things', () => {
  const rows = [
    ['make me a plan', 'Python', 30, [], []],
    ['a plan in 20 days', 'Python', 30, ['20 days', 'not the 30'], []],
    ['a plan in 30 days', 'Python', 30, [], []],
    ['a plan for Java', 'Python', 30, [], ['not for Python']],
    ['a plan for Python and Java', 'Python', 30, [], ['not only for Python']],
    ['a plan for Java in 2 weeks', 'Cobol', 30, ['14 days', 'not the 30'], ['not for']],
    ['a plan for Python', 'Python', 30, [], []],
    ['a plan for Java', 'any', 30, [], []],
  ] as const;

  for (const [problem, language, days, ofDays, ofNames] of rows)
    test(`the plan goes by the message, and says so only where they differ: "${problem}" beside ${language}`, () => {
      const { letter } = sayNext(problem, [], { language, days });
      const told = paragraphsOf(letter).filter((one) => one.endsWith(' in the form.'));
      assert.equal(told.length, Number(ofDays.length > 0) + Number(ofNames.length > 0), told.join('\n'));
      for (const words of [...ofDays, ...ofNames])
        assert.ok(told.join(' ').includes(words), `${words}: ${told.join(' ')}`);
    });
});

describe('what was asked about in a plan', () => {
  const problems = [
    'a plan for decorators, generators and classes',
    'plan for pointers, exam on Friday',
    'a plan for regular expressions',
    'plan for files, sorting, recursion, modules, classes, testing',
  ];

  test('is said to come, to be begun, or to find no time, each as the plan has it', () => {
    for (const problem of problems)
      for (const days of [1, 4, 30]) {
        const { letter, plan: requested } = sayNext(problem, [], { days });
        const { plan } = requested ? planAgain(library, requested) : assert.fail(problem);
        const begun = new Set(plan.leftOut.filter(({ why }) => why === 'begun').map(({ key }) => key));
        for (const paragraph of paragraphsOf(letter)) {
          const missed = /^There is no time for (.+?), which/.exec(paragraph)?.[1];
          const part = /(?:asked about|Did you mean) (.+?)[.?] There is only time for the first part/.exec(
            paragraph,
          )?.[1];
          const held = /(?:asked about|Did you mean) (.+?)[.?] (?:It comes|They come) first/.exec(
            paragraph,
          )?.[1];
          for (const key of linksIn(missed ?? ''))
            assert.ok(!plan.covered.includes(key) && !begun.has(key), `${problem}: ${key}`);
          for (const key of linksIn(part ?? '')) assert.ok(begun.has(key), `${problem}: ${key}`);
          for (const key of linksIn(held ?? '')) assert.ok(plan.covered.includes(key), `${problem}: ${key}`);
        }
      }
  });

  test('is never said to be asked about where it was only near', () => {
    for (const problem of [
      'a plan for quantum things',
      'make me a plan, I like music',
      'plan please, I work with tables',
    ])
      assert.doesNotMatch(sayNext(problem).letter, /You (?:also )?asked about/, problem);
  });
});

describe('what a plan takes as known', () => {
  test('is named, with what it depends on, and is not taught', () => {
    for (const [name, said] of [
      ['Python', 'loops'],
      ['JavaScript', 'functions'],
      ['Java', 'methods and arrays'],
      ['CSS', 'selectors'],
    ] as const) {
      const { letter, plan: requested } = sayNext(`make me a plan, I already know ${said}`, [], {
        language: name,
      });
      const told = paragraphsOf(letter).find((one) => one.startsWith('Taken as known, as you said')) ?? '';
      const { plan } = requested ? planAgain(library, requested) : assert.fail(name);
      assert.ok(linksIn(told).length > 0, `${name}: ${letter.slice(0, 300)}`);
      for (const key of linksIn(told))
        assert.ok(!plan.covered.includes(key) && requested?.request.known?.includes(key), key);
    }
  });

  test('is what lies below the level, and each topic that is named is below it', () => {
    for (const { name } of library.roadmaps.values())
      for (const level of [2, 3] as const) {
        const reply = askSample({ language: name, level, days: 14 });
        const told = paragraphsOf(reply).find((one) => one.startsWith('Taken as known at')) ?? '';
        for (const key of linksIn(told))
          assert.ok((library.topics.get(key)?.level ?? 9) < level, `${key} at ${level}`);
        assert.ok(linksIn(told).length <= 5, told);
      }
  });

  test('begins an exam behind the topics that only set up', () => {
    for (const name of ['C++', 'Java', 'Python', 'MySQL']) {
      const reply = askSample({ language: name, days: 7, problem: 'exam in a week, plan please' });
      const told = paragraphsOf(reply).find((one) => one.startsWith('You have an exam')) ?? '';
      const [first = ''] = linksIn(/^- \[.*$/m.exec(reply)?.[0] ?? '');
      for (const key of linksIn(told)) assert.notEqual(key, first, name);
      assert.ok(!isOnceOnly(library.topics.get(first) ?? { title: 'Installing', task: '' }), first);
    }
  });
});

const daySet = fc.uniqueArray(fc.nat(6), { minLength: 1, maxLength: 7 });
const minutes = fc.integer({ min: 20, max: 120 });
const time: fc.Arbitrary<StudyTime> = fc.record({
  named: fc.oneof(
    fc.constant([]),
    minutes.map((one) => [{ minutes: one, unit: 'minute' as const, each: 'day' as const }]),
    fc
      .integer({ min: 60, max: 900 })
      .map((one) => [{ minutes: one, unit: 'minute' as const, each: 'week' as const }]),
    fc.tuple(minutes, daySet).map(([one, each]) => [{ minutes: one, unit: 'minute' as const, each }]),
  ),
  free: fc.uniqueArray(fc.nat(6), { maxLength: 5 }),
});

describe('placeTime(time, usual), whatever time is named', () => {
  test('gives a day that is free no time, unless no other is left', () => {
    fc.assert(
      fc.property(time, (said) => {
        const own = said.named.flatMap(({ each }) => (typeof each === 'string' ? [] : each));
        if (own.length > 0 && own.every((day) => said.free.includes(day))) return;
        const week = lay(said);
        for (const day of said.free) assert.equal(week[day], 0, JSON.stringify(said));
        assert.ok(sum(week) > 0);
      }),
    );
  });

  test('plans no more than a week that was named, and each day that was named as it was', () => {
    fc.assert(
      fc.property(time, (said) => {
        const [named] = said.named;
        const week = lay(said);
        if (named?.each === 'week') assert.ok(sum(week) <= named.minutes, JSON.stringify(said));
        if (named?.each === 'day')
          for (const one of week.filter((day) => day > 0))
            assert.equal(one, named.minutes, JSON.stringify(said));
        if (named && typeof named.each !== 'string')
          for (const day of named.each.filter((one) => !said.free.includes(one)))
            assert.equal(week[day], named.minutes);
      }),
    );
  });

  test('reads back the time that it quotes', () => {
    fc.assert(
      fc.property(
        minutes,
        fc.constantFrom('day' as const, 'week' as const),
        fc.constantFrom('hour' as const, 'minute' as const),
        (many, each, unit) => {
          const quoted = quoteTime({ minutes: many, unit, each });
          assert.deepEqual(
            readTimes(quoted).minutes?.named.map(({ minutes: read, each: of }) => [read, of]),
            [[many, each]],
            quoted,
          );
        },
      ),
    );
  });
});

/** Minutes from Monday on, for a grown-up who has 45 where none are named. */
function lay(said: StudyTime): readonly number[] {
  return allowTime({ days: 7, age: 30, level: 1, ...placeTime(said, 45) }).weekdays;
}
