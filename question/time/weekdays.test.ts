import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { foldText } from '../../search/text/plain-text.ts';
import { allDays, readDaySets } from './weekdays.ts';

const read = (text: string) => readDaySets(foldText(text)).map(({ days }) => days);
const repeats = (text: string) => readDaySets(foldText(text))[0]?.repeats;
const english = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

test('readDaySets knows the weekdays of several languages, from Monday on', () => {
  for (const week of [
    english.join(' '),
    'lunes martes miércoles jueves viernes sábado domingo',
    'lundi mardi mercredi jeudi vendredi samedi dimanche',
    'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag',
    'lunedì martedì mercoledì giovedì venerdì sabato domenica',
    '周一 周二 周三 周四 周五 周六 周日',
    '月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日',
    '월요일 화요일 수요일 목요일 금요일 토요일 일요일',
  ])
    for (const [day, name] of week.split(' ').entries()) assert.deepEqual(read(`x ${name} x`), [[day]], name);
});

test('readDaySets reads days that are said together as one set, in the order of the week', () => {
  for (const [text, ...sets] of [
    ['Monday and Thursday', [0, 3]],
    ['Thursday, Monday', [0, 3]],
    ['Mon/Wed/Fri', [0, 2, 4]],
    ['Tue & Thu', [1, 3]],
    ['lunes y jueves', [0, 3]],
    ['Monday morning and Friday evening', [0, 4]],
    ['Monday and weekends', [0, 5, 6]],
    ['周一、周三', [0, 2]],
    ['周五和周一', [0, 4]],
    ['周一到周五', [0, 1, 2, 3, 4]],
    ['土曜日から月曜日', [0, 5, 6]],
    ['월요일부터 수요일', [0, 1, 2]],
    ['周一很忙,周五有空', [0], [4]],
    ['Monday is fine, Friday is not', [0], [4]],
    ['weekdays and weekends', [0, 1, 2, 3, 4], [5, 6]],
    ['school nights', [0, 1, 2, 3, 4]],
    ['am Wochenende', [5, 6]],
  ] as const)
    assert.deepEqual(read(text), sets, text);
});

test('readDaySets reads from one weekday to any other, over the end of the week too', () => {
  const day = fc.nat(6);
  fc.assert(
    fc.property(day, day, fc.constantFrom(' to ', '-', ' through ', ' until '), (from, to, by) => {
      if (from === to) return;
      const [set = [], ...others] = read(`${english[from]}${by}${english[to]}`);
      const expected = allDays.filter((one) =>
        from < to ? one >= from && one <= to : one >= from || one <= to,
      );
      assert.deepEqual([set, others], [expected, []]);
    }),
  );
});

test('readDaySets takes a short name by itself for a word', () => {
  for (const text of ['the sun sat on it', 'they wed', 'mon ami', 'fri', 'sat sun', 'xmonday'])
    assert.deepEqual(read(text), [], text);
});

test('readDaySets knows which names say that they come again', () => {
  for (const text of [
    'Mondays',
    'Monday and Friday',
    'weekends',
    'weekdays',
    'samstags',
    'los lunes',
    '每周一',
  ])
    assert.equal(repeats(text), true, text);
  for (const text of ['Monday', 'on Friday', 'le lundi', 'el lunes'])
    assert.equal(repeats(text), false, text);
});

test('readDaySets gives places that hold what was read, in order, and days of the week in order', () => {
  const piece = fc.constantFrom(
    'Monday',
    'fridays',
    ' and ',
    ', ',
    '-',
    ' to ',
    'weekends',
    'weekdays',
    ' x ',
    '周一',
    '。',
    'mon',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = foldText(pieces.join(''));
      const sets = readDaySets(text);
      for (const [at, { start, end, days }] of sets.entries()) {
        assert.ok(start >= (sets[at - 1]?.end ?? 0) && end > start && end <= text.length, text);
        assert.deepEqual(
          days,
          [...new Set(days)].toSorted((a, b) => a - b),
          text,
        );
        assert.ok(days.length > 0 && days.every((day) => allDays.includes(day)), text);
      }
    }),
  );
});
