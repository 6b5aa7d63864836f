import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { daysUntil, findDate, readPlanDates } from './deadline.ts';

/** A Sunday. */
const today = '2026-11-22';

test('readPlanDates(message, today) reads the date that a plan has to be done by', () => {
  for (const [message, until] of [
    ['by next friday', '2026-11-27'],
    ['I need it by Tuesday', '2026-11-24'],
    ['exam on the 3rd of december', '2026-12-03'],
    ['my interview is on thursday', '2026-11-26'],
    ['the final is dec 18', '2026-12-18'],
    ['exam tomorrow', '2026-11-23'],
    ['before christmas', '2026-12-25'],
    ['I have until new year', '2027-01-01'],
    ['in two weeks is my exam', '2026-12-06'],
    ['in 3 weeks I have a test', '2026-12-13'],
    ['my exam is in 20 days', '2026-12-12'],
    ['until the end of january', '2027-01-31'],
    ['by the end of the month', '2026-11-30'],
    ['by mid january', '2027-01-15'],
    ['deadline: 2026-12-20', '2026-12-20'],
    ['exam 12/15', '2026-12-15'],
    ['my new job starts on january 4', '2027-01-04'],
    ['starting January 4 at a company that makes pumps', '2027-01-04'],
    ['the school play is on December 18', '2026-12-18'],
    ['our fair is on friday', '2026-11-27'],
    ['vor dem 15. Dezember', '2026-12-15'],
    ['bis Ende Januar', '2027-01-31'],
    ['Prüfung am 15.12.', '2026-12-15'],
    ['antes del 20 de diciembre', '2026-12-20'],
    ['avant le 15 janvier', '2027-01-15'],
    ['até 10 de dezembro', '2026-12-10'],
    ['interview on Friday the 4th of December', '2026-12-04'],
    ['interview on friday 4 december, sql', '2026-12-04'],
    ['interview for a data analyst post on 9 December', '2026-12-09'],
    ['something useful before I retire on 31 March', '2027-03-31'],
    ['tengo parcial de bases de datos el 3 de diciembre', '2026-12-03'],
    ['tenho prova de banco de dados no dia 2 de dezembro', '2026-12-02'],
    ['it has to be handed in on 28 February', '2027-02-28'],
    ['first job as web dev starts on 7 december', '2026-12-07'],
    ['chcę nauczyć się javy do końca roku', '2026-12-31'],
    ['до конца года хочу выучить sql', '2026-12-31'],
    ["entro la fine dell'anno voglio imparare php", '2026-12-31'],
    ["jusqu'à la fin de l'année je veux apprendre php", '2026-12-31'],
    ['yıl sonuna kadar python öğrenmek istiyorum', '2026-12-31'],
  ] as const)
    assert.deepEqual(readPlanDates(message, today), { start: null, until }, message);
});

test('readPlanDates(message, today) reads the date that a plan begins on, and both together', () => {
  for (const [message, start, until] of [
    ['starting monday', '2026-11-23', null],
    ['start learning react next monday', '2026-11-23', null],
    ['voglio imparare python da domani', '2026-11-23', null],
    ['inizio domani con css', '2026-11-23', null],
    ['zaczynam jutro, plan dla pythona', '2026-11-23', null],
    ['od poniedziałku chcę uczyć się sql', '2026-11-23', null],
    ['начну завтра, план по java', '2026-11-23', null],
    ['on december 1 i want to start with c#', '2026-12-01', null],
    ['my sister finished html in 2 weeks, i want to do it too', null, null],
    ['starting on the first of December', '2026-12-01', null],
    ["from tomorrow until new year's eve", '2026-11-23', '2026-12-31'],
    ['start in two weeks', '2026-12-06', null],
    ['I start next week', '2026-11-23', null],
    ['next monday I start', '2026-11-23', null],
    ['ab Montag', '2026-11-23', null],
    ['empiezo el lunes', '2026-11-23', null],
    ['from dec 1 to jan 10', '2026-12-01', '2027-01-10'],
    ['I can start on december 1st and must be done by feb 10', '2026-12-01', '2027-02-10'],
  ] as const)
    assert.deepEqual(readPlanDates(message, today), { start, until }, message);
});

test('readPlanDates(message, today) takes no other day or number for a date of the plan', () => {
  for (const message of [
    'no laptop until June',
    'busy until friday',
    'from monday to friday 20 minutes',
    '30 minutes a day on the train',
    'wait 5 seconds',
    'I may need help',
    'from 8 to 10',
    'sort by date',
    'sum of march sales by month',
    'exam on 3/4',
    'I had my exam on november 3rd 2025',
  ])
    assert.deepEqual(readPlanDates(message, today), { start: null, until: null }, message);
});

test('daysUntil(dates, today) counts from the start, or from today', () => {
  assert.equal(daysUntil({ start: null, until: '2026-12-20' }, today), 28);
  assert.equal(daysUntil({ start: '2026-12-10', until: '2026-12-20' }, today), 10);
  assert.equal(daysUntil({ start: null, until: null }, today), null);
});

test('findDate(message, today) finds a date that no word explains', () => {
  assert.equal(findDate('it moved to the 5th of december', today), '2026-12-05');
  assert.equal(findDate('it moved', today), null);
});

test('dates are never before today, whatever the message and the day', () => {
  const words = fc.constantFrom(
    'by',
    'exam',
    'start',
    'from',
    'friday',
    'next',
    'dec',
    '31',
    '2/29',
    'in',
    'two',
    'weeks',
    'end of',
    'may',
  );
  const message = fc.oneof(
    fc.string(),
    fc.array(words, { maxLength: 9 }).map((some) => some.join(' ')),
  );
  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(message, days, (text, date) => {
      const day = date.toISOString().slice(0, 10);
      const { start, until } = readPlanDates(text, day);
      assert.ok((start ?? day) >= day && (until ?? '9999') > (start ?? day));
    }),
  );
});

test('readPlanDates(message, today) has a plan done before something else begins', () => {
  for (const [message, until] of [
    ['the evening class starts in 12 days', '2026-12-04'],
    ['it starts in two weeks and I know nothing', '2026-12-06'],
    ['my apprenticeship begins on 14 December', '2026-12-14'],
    ['lab starts on Thursday', '2026-11-26'],
    ['our hackathon kicks off in 9 days', '2026-12-01'],
    ['el curso empieza en 10 días', '2026-12-02'],
    ['mein Praktikum beginnt am 7. Dezember', '2026-12-07'],
  ] as const)
    assert.deepEqual(readPlanDates(message, today), { start: null, until }, message);
});

test('readPlanDates(message, today) begins where the plan or free time does', () => {
  for (const [message, start] of [
    ['the plan starts on Thursday', '2026-11-26'],
    ['my holidays starts on 14 December, Java', '2026-12-14'],
    ['please make one that begins on 1 December', '2026-12-01'],
    ['I start in 12 days', '2026-12-04'],
    ['starting in two weeks', '2026-12-06'],
    ['je commence jeudi, 25 minutes par jour', '2026-11-26'],
    ['yo empieza el lunes, 20 minutos', '2026-11-23'],
    ['my leave begins on 7 December', '2026-12-07'],
  ] as const)
    assert.deepEqual(readPlanDates(message, today), { start, until: null }, message);
});

test('readPlanDates(message, today, isWish) takes the only day of a plan for the one it has to be done by', () => {
  for (const [message, until] of [
    ['I have a trial day at an agency on December 9', '2026-12-09'],
    ['I want to show him when he visits on the 24th of December', '2026-12-24'],
    ['at the end there should be a tiny shop, end of february', '2027-02-28'],
    ['the paper is on 18/01/2027', '2027-01-18'],
    ['Chcę nauczyć się SQL do końca stycznia', '2027-01-31'],
    ['хочу закончить проект 20 декабря', '2026-12-20'],
    ['ik wil op 12 januari klaar zijn', '2027-01-12'],
  ] as const) {
    assert.deepEqual(readPlanDates(message, today, true), { start: null, until }, message);
  }
  for (const message of [
    'I was born on 3 May 1990',
    'finished a bootcamp in August, nothing since',
    'I completed the course in September',
    'learning since 4 march',
    'back from my exchange on January 11',
    'no laptop until June 5',
    'a page for christmas',
    'either december 5 or december 9',
    'on friday evenings',
    'in 5 days, 2.5 hours a day',
    'I can study 24/7',
  ])
    assert.equal(readPlanDates(message, today, true).until, null, message);
  assert.equal(readPlanDates('what happened on 9 December', today).until, null);
});

test('readPlanDates(message, today) reads both ends of a range, and what they are for', () => {
  for (const [message, start, until] of [
    ['From 1 to 20 December I am free', '2026-12-01', '2026-12-20'],
    ['in the holidays (21 december tot en met 3 januari)', '2026-12-21', '2027-01-03'],
    ['December 1 - December 15, one hour a day', '2026-12-01', '2026-12-15'],
    ['from January 11 on I have to teach it', null, '2027-01-11'],
    ['first session on 30 November', '2026-11-30', null],
    ['every evening apart from Fridays', null, null],
    ['до 20 декабря', null, '2026-12-20'],
  ] as const)
    assert.deepEqual(readPlanDates(message, today), { start, until }, message);
});

test('readPlanDates(message, today) takes no day of every week for a deadline', () => {
  const message = "half of them can't do tuesdays. want something that spits out who rings what";
  assert.deepEqual(readPlanDates(message, today), { start: null, until: null });
});
