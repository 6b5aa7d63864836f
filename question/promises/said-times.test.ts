import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { readDetails } from '../followup/details.ts';
import { fitKind, type FollowupKind, intentOf } from '../followup/kinds.ts';
import {
  dateAfter,
  daysBetween,
  lastOfMonth,
  nextInYear,
  toIsoDate,
  weekdayOn,
} from '../time/calendar-days.ts';
import { listDates } from '../time/dates.ts';
import { readPlanDates } from '../time/deadline.ts';
import { placeStart, spanUntil } from '../time/place-dates.ts';

const date = fc
  .date({ min: new Date('2001-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((one) => one.toISOString().slice(0, 10));
const days = fc.integer({ min: -4000, max: 4000 });

describe('the calendar', () => {
  test('dateAfter and daysBetween undo each other, over leap years and changes of the clock', () => {
    fc.assert(
      fc.property(date, days, (from, more) => {
        const to = dateAfter(from, more);
        assert.match(to, /^\d{4}-\d\d-\d\d$/);
        assert.equal(daysBetween(from, to), more);
        assert.equal(dateAfter(to, -more), from);
      }),
    );
  });

  test('weekdayOn goes on by one a day, and is what the calendar says', () => {
    for (const [day, weekday] of [
      ['2026-11-23', 0],
      ['2026-11-29', 6],
      ['2024-02-29', 3],
      ['2000-01-01', 5],
    ] as const)
      assert.equal(weekdayOn(day), weekday, day);
    fc.assert(
      fc.property(date, (day) => assert.equal(weekdayOn(dateAfter(day, 1)), (weekdayOn(day) + 1) % 7)),
    );
  });

  test('toIsoDate rolls over short months, and knows no year out of reach', () => {
    for (const [year, month, day, iso] of [
      [2026, 2, 28, '2026-02-28'],
      [2026, 2, 29, '2026-03-01'],
      [2024, 2, 29, '2024-02-29'],
      [2026, 13, 1, '2027-01-01'],
      [2026, 5, 0, '2026-04-30'],
      [999, 1, 1, null],
      [9999, 1, 1, null],
      [Number.NaN, 1, 1, null],
    ] as const)
      assert.equal(toIsoDate(year, month, day), iso, `${year}-${month}-${day}`);
  });

  test('nextInYear is never before today and at most a year away', () => {
    fc.assert(
      fc.property(
        date,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
        (today, month, day) => {
          const next = nextInYear(today, month, day);
          assert.ok(next !== null && next >= today && daysBetween(today, next) <= 366);
          assert.deepEqual([Number(next.slice(5, 7)), Number(next.slice(8))], [month, day]);
          const last = lastOfMonth(today, month);
          assert.ok(
            last !== null && dateAfter(last, 1).endsWith('-01') && last.slice(0, 7) >= today.slice(0, 7),
          );
        },
      ),
    );
  });
});

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const first = (text: string, today: string) => listDates(text, today)[0]?.date;

describe('listDates(text, today)', () => {
  test('reads the same day however it is written', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 350 }), (today, more) => {
        const wanted = dateAfter(today, more);
        const [year, month, day] = wanted.split('-').map(Number);
        const name = months[(month ?? 1) - 1];
        if (month === 2 && day === 29) return;
        for (const written of [
          wanted,
          `${name} ${day}`,
          `${day} ${name}`,
          `the ${day} of ${name}`,
          `${name} ${day}, ${year}`,
          `${day}.${month}.${year}`,
          `in ${more} days`,
          `${more} days from now`,
        ])
          assert.equal(first(written, today), wanted, `${written} on ${today}`);
      }),
    );
  });

  test('reads a weekday as the next one after today', () => {
    const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
    fc.assert(
      fc.property(date, fc.nat(6), (today, weekday) => {
        const found = first(names[weekday] ?? '', today) ?? '';
        assert.equal(weekdayOn(found), weekday);
        const ahead = daysBetween(today, found);
        assert.ok(ahead >= 1 && ahead <= 7, `${ahead}`);
        const next = first(`next ${names[weekday]}`, today) ?? '';
        assert.ok(
          weekdayOn(next) === weekday && daysBetween(today, next) >= 1 && daysBetween(today, next) <= 13,
        );
      }),
    );
  });

  test('reads no date in what is none', () => {
    for (const text of ['3/4 of it', 'version 3.11.2', 'lists and maps', 'chapter 5', '99.99.2026', ''])
      assert.deepEqual(listDates(text, '2026-11-22'), [], text);
  });

  test('gives dates in the order of the text, none over another', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('december 4 ', 'friday ', 'in 3 weeks ', 'until ', '5.12. ', 'next week ', 'x '),
        ),
        (parts) => {
          const found = listDates(parts.join(''), '2026-11-22');
          for (const [at, { start, end }] of found.entries())
            assert.ok(start < end && start >= (found[at - 1]?.end ?? 0));
        },
      ),
    );
  });
});

describe('the dates of a plan', () => {
  test('end after they begin, and never in the past', () => {
    const words = fc.constantFrom(
      'start ',
      'starting ',
      'until ',
      'by ',
      'exam on ',
      'december 4 ',
      'friday ',
      'tomorrow ',
      'march 1 ',
      'in 2 weeks ',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 6 }), date, (parts, today) => {
        const { start, until } = readPlanDates(parts.join(''), today);
        if (start !== null) assert.ok(start >= today);
        if (until !== null) assert.ok(until > today && (start === null || start < until));
        const span = spanUntil({ start, until }, today);
        assert.equal(span?.days ?? null, until === null ? null : daysBetween(start ?? today, until));
      }),
    );
  });

  test('placeStart begins on the weekday of the start, unless that day is free or another was said', () => {
    const dates = { start: '2026-12-01', until: null };
    assert.deepEqual(placeStart(null, dates), { named: [], free: [], first: 1 });
    assert.deepEqual(placeStart({ named: [], free: [0] }, dates), { named: [], free: [0], first: 1 });
    for (const time of [
      { named: [], free: [1] },
      { named: [], free: [], first: 4 },
    ])
      assert.equal(placeStart(time, dates), time);
    assert.equal(placeStart(null, { start: null, until: '2026-12-01' }), null);
  });
});

type Details = Partial<ReturnType<typeof readDetails>>;

/** What is said of a plan, and what it names. */
const said: readonly (readonly [message: string, details: Details])[] = [
  ['in 20 days', { days: 20, more: null }],
  ['make it 3 weeks', { days: 21 }],
  ['ten more days', { days: null, more: 10 }],
  ['a week longer', { more: 7 }],
  ['3 days less', { more: -3 }],
  ['twice as long', { factor: 2 }],
  ['half of it', { factor: 0.5 }],
  ['three times as many', { factor: 3 }],
  ['i was ill for four days', { length: 4 }],
  ['i was away for the weekend', { length: 2 }],
  ['missed yesterday', { length: 1 }],
  ['only 20 minutes a day', { minutes: 20, amounts: [20] }],
  ['20 minutes, not 60 minutes', { amounts: [20] }],
  ['an hour and a half a day', { minutes: 90 }],
  ['40 hours a day', { minutes: 960 }],
  ['not on fridays', { weekdays: [4] }],
  ['show me day 9', { dayNumbers: [9] }],
  ['days 6 to 8', { dayNumbers: [6, 7, 8] }],
  ['the third day', { dayNumbers: [3] }],
  ['my son is ten', { age: 10 }],
  ['she is 12 years old', { age: 12 }],
  ['he is 40', { age: null }],
  ['not 14, 21', { numbers: [14, 21] }],
  [
    'thanks',
    {
      days: null,
      more: null,
      factor: null,
      length: null,
      minutes: null,
      amounts: [],
      weekdays: [],
      dayNumbers: [],
      age: null,
    },
  ],
];

describe('readDetails(message)', () => {
  for (const [message, details] of said)
    test(`reads ${JSON.stringify(details)} in "${message}"`, () =>
      assert.partialDeepStrictEqual(readDetails(message), details));

  test('is total, and keeps every number within what a plan can have', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.nat(100_000), (text, number) => {
        const { minutes, dayNumbers, age, amounts } = readDetails(
          `${text} ${number} minutes a day, day ${number}`,
        );
        for (const amount of [...amounts, minutes ?? 1]) assert.ok(amount >= 1 && amount <= 960);
        for (const day of dayNumbers) assert.ok(Number.isInteger(day) && day >= 1);
        assert.ok(age === null || (age >= 4 && age <= 17));
      }),
    );
  });
});

test('fitKind means the same of a plan and of an answer, each in its own words', () => {
  const pairs = [
    ['shorter-answer', 'shorter-plan'],
    ['simpler', 'easier'],
    ['why', 'why-order'],
    ['what-next', 'after-plan'],
  ] as const satisfies readonly (readonly [FollowupKind, FollowupKind])[];
  for (const [answer, plan] of pairs) {
    assert.deepEqual([fitKind(answer, true), fitKind(plan, true)], [plan, plan]);
    assert.deepEqual([fitKind(plan, false), fitKind(answer, false)], [answer, answer]);
  }
  assert.deepEqual(
    [fitKind('more-practice', true), fitKind('more-practice', false)],
    ['more-practice', 'exercise'],
  );
  for (const kind of ['thanks', 'quiz', 'set-days'] as const)
    assert.equal(fitKind(kind, false), fitKind(kind, true));
  for (const [kind, intent] of [
    ['set-days', 'change'],
    ['thanks', 'chat'],
    ['quiz', 'followup'],
    ['show-day', 'followup'],
  ] as const)
    assert.equal(intentOf(kind), intent);
});
