import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { marksOf } from '../../marks.ts';
import { library } from '../../testing/ask-sample.ts';
import { sayNext } from '../../testing/say-next.ts';
import { planAgain } from '../chat.ts';

const first = sayNext('make me a plan', [], { days: 12 });
const { plan } = first.plan ? planAgain(library, first.plan) : assert.fail('a plan');
const ask = (problem: string, before = first) => sayNext(problem, before.thread);

const headOf = (letter: string) =>
  [...letter.matchAll(/^\*\*Day (\d+)\*\* \((\d+) min\)$/gm)].map(([, day, minutes]) => [
    Number(day),
    Number(minutes),
  ]);
const linksIn = (text: string) =>
  [...text.matchAll(/\]\(\/language\/([^)]*)\)/g)].map(([, to = '']) => to.replace('#', '/'));

describe('a question about a day of a plan', () => {
  const rows: readonly (readonly [message: string, ...days: readonly number[]])[] = [
    ['show me day 1', 1],
    ['day 7', 7],
    ['show me days 3 and 5', 3, 5],
    ['show me days 2 to 4', 2, 3, 4],
    ['show me the 6th day', 6],
    ['what comes on the last day', 12],
    ['show me the day after day 3', 4],
    ['show me the day before day 3', 2],
    ['show me day 99', 12],
    ['what do I do today', 1],
    ['what do I do tomorrow', 2],
  ];

  for (const [message, ...days] of rows)
    test(`"${message}" is answered with ${days.length > 1 ? 'days' : 'day'} ${days.join(', ')} as planned`, () => {
      const { letter } = ask(message);
      assert.deepEqual(
        headOf(letter),
        days.map((day) => [day, plan.days[day - 1]?.minutes]),
        letter,
      );
      for (const day of days)
        for (const { key } of plan.days[day - 1]?.items ?? []) assert.ok(linksIn(letter).includes(key), key);
      assert.ok(letter.includes(`"finished day ${days.at(-1)}"`), letter);
    });

  test('says so where the plan has no such day', () => {
    assert.match(ask('show me day 99').letter, /The plan has 12 days/);
    assert.doesNotMatch(ask('show me day 12').letter, /The plan has 12 days/);
  });

  test('shows at most a week of days', () => {
    assert.equal(headOf(ask('show me days 1 to 12').letter).length, 7);
  });
});

describe('a day that is done', () => {
  test('is followed by the next, for each day of the plan', () => {
    for (const { day } of plan.days.slice(0, -1)) {
      const { letter, meaning } = ask(`i finished day ${day}`);
      assert.equal(meaning.followup, 'finished-day');
      assert.deepEqual(
        headOf(letter).map(([number]) => number),
        [day + 1],
        `${day}`,
      );
      const left = plan.days.length - day;
      assert.match(letter, new RegExp(String.raw`\b${left} days?\b`), letter.slice(0, 300));
    }
  });

  test('is remembered by what is asked after it', () => {
    const done = ask('i finished day 4');
    assert.deepEqual(
      headOf(ask('what do I do today', done).letter).map(([number]) => number),
      [5],
    );
    assert.match(ask('thanks', done).letter, /[Dd]ay 5/);
    const missed = ask('i missed two days', done);
    assert.equal(missed.plan?.request.days, 6);
    const learned = plan.days
      .slice(0, 4)
      .flatMap(({ items }) => items.filter(({ part, parts }) => part === parts).map(({ key }) => key));
    for (const key of learned) assert.ok(missed.plan?.request.known?.includes(key), key);
  });

  test('is the last one of the plan', () => {
    const { letter } = ask(`i finished day ${plan.days.length}`);
    assert.deepEqual(headOf(letter), []);
  });
});

describe('a question about the whole of a plan', () => {
  test('its hours are the sum of its days', () => {
    const minutes = plan.days.reduce((sum, day) => sum + day.minutes, 0);
    assert.ok(
      ask('how long will this take').letter.includes(`about ${Math.round(minutes / 60)} hours in all`),
    );
  });

  test('its links are the first page of each topic, by day', () => {
    const { letter } = ask('just the links');
    const lines = letter.split('\n').filter((line) => line.startsWith('- Day '));
    const wanted = plan.days.flatMap(({ day, items }) => {
      const pages = items.flatMap(({ key }) => {
        const topic = library.topics.get(key);
        return topic ? marksOf(topic).pages.slice(0, 1) : [];
      });
      return pages.length > 0 ? [`- Day ${day}: ${[...new Set(pages)].join(', ')}`] : [];
    });
    assert.deepEqual(lines, wanted);
    assert.doesNotMatch(letter, /These are the first/);
  });

  test('its links say how far they go where the plan is long', () => {
    const { letter } = ask('just the links', sayNext('make me a plan', [], { days: 60 }));
    assert.match(letter, /These are the first 31 days/);
    assert.doesNotMatch(letter, /^- Day 3[2-9]/m);
  });

  test('its order is explained by days, and by what each topic builds on', () => {
    const { letter } = ask('why this order?');
    for (const [, to = '', day] of letter.matchAll(/^- \[[^\]]*\]\(\/language\/([^)]*)\), day (\d+): /gm)) {
      const key = to.replace('#', '/');
      assert.ok(
        plan.days[Number(day) - 1]?.items.some((item) => item.key === key),
        key,
      );
      const line = letter.split('\n').find((one) => one.includes(`(/language/${to}), day`)) ?? '';
      assert.deepEqual(linksIn(line).slice(1), library.topics.get(key)?.prerequisites, key);
    }
  });

  test('what comes after it is what did not fit, or what one makes', () => {
    const { letter } = ask('what comes after the plan');
    const left = plan.leftOut.filter(({ why }) => why === 'too-few-days').map(({ key }) => key);
    const said = letter.split('\n\n').find((one) => one.includes('did not fit')) ?? '';
    assert.ok(left.length > 0);
    for (const key of linksIn(said)) assert.ok(left.includes(key), key);
  });
});
