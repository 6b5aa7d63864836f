import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { exampleChain, exampleTopic } from '../testing/example-topic.ts';
import { makePlan } from '../make-plan.ts';
import type { Plan } from '../types/plan.ts';

const topics = exampleChain(12, { minutes: 20 });

function fillsOf({ days }: Plan, kind: string) {
  return days.flatMap(({ day, fill }): [number, readonly string[]][] =>
    fill?.kind === kind ? [[day, fill.about]] : [],
  );
}

describe('fillSpareTime', () => {
  const plan = makePlan(topics, { days: 16, age: 30, level: 1 });

  test('ends a learn day with an exercise on its topic', () => {
    assert.deepEqual(fillsOf(plan, 'exercise').slice(0, 2), [
      [1, ['a/1']],
      [2, ['a/2']],
    ]);
  });

  test('builds the project of a week with four topics of that week', () => {
    assert.deepEqual(fillsOf(plan, 'project'), [
      [6, ['a/1', 'a/2', 'a/3', 'a/4']],
      [13, ['a/6', 'a/7', 'a/8', 'a/9']],
    ]);
  });

  test('builds a project with the most important topics of the week', () => {
    const week = [1, 2, 3, 4, 5].map((number) =>
      exampleTopic(number, { minutes: 30, importance: number === 5 ? 'core' : 'niche' }),
    );
    const named = makePlan(week, { days: 6, age: 30, level: 1 });
    assert.deepEqual(fillsOf(named, 'project'), [[6, ['a/1', 'a/2', 'a/3', 'a/5']]]);
  });

  test('leaves the day after a project for catching up, and wraps up a plan of two weeks', () => {
    assert.deepEqual(fillsOf(plan, 'catch-up'), [
      [7, []],
      [14, []],
    ]);
    assert.deepEqual(fillsOf(plan, 'wrap-up'), [[16, []]]);
    const wrapsUp = (days: number) =>
      fillsOf(makePlan(topics, { days, age: 30, level: 1 }), 'wrap-up').length;
    assert.deepEqual([3, 6, 7].map(wrapsUp), [0, 0, 1]);
  });

  test('practices all topics in turn, and builds projects with each chapter in turn', () => {
    const chapters = Array.from({ length: 24 }, (_, at) =>
      exampleTopic(at + 1, { minutes: 30, chapter: at < 12 ? 'One' : 'Two' }),
    );
    const long = makePlan(chapters, { days: 300, age: 30, level: 1 });
    const about = new Set(fillsOf(long, 'practice').flatMap(([, keys]) => keys));
    assert.equal(about.size, 24);
    const projects = fillsOf(long, 'project').filter(([day]) => day > (long.finishedOn ?? 0) + 7);
    assert.deepEqual(
      projects.slice(0, 2).map(([, keys]) => keys),
      [
        ['a/1', 'a/2', 'a/3', 'a/4'],
        ['a/13', 'a/14', 'a/15', 'a/16'],
      ],
    );
  });

  test('catches up instead of repeating while no topic is finished', () => {
    const child = makePlan(exampleChain(1, { minutes: 30 }), { days: 3, age: 9, level: 1 });
    assert.deepEqual(fillsOf(child, 'practice'), []);
    assert.deepEqual(fillsOf(child, 'catch-up').at(-1), [3, []]);
  });

  test('repeats nothing while topics do not fit the days', () => {
    const short = makePlan(exampleChain(40, { minutes: 20 }), { days: 30, age: 30, level: 1 });
    assert.ok(short.leftOut.length > 0);
    assert.deepEqual([...fillsOf(short, 'exercise'), ...fillsOf(short, 'practice')], []);
  });

  test('repeats for no longer than the topics took', () => {
    const minutesADay = { weekday: 240 };
    const long = makePlan(exampleChain(2, { minutes: 10 }), { days: 40, age: 30, level: 1, minutesADay });
    const minutes = long.days.flatMap(({ fill }) => (fill && fill.kind !== 'project' ? fill.minutes : []));
    assert.ok(Math.max(...minutes) <= 30);
  });

  test('plans only reviews after the work is done', () => {
    const long = makePlan(exampleChain(2, { minutes: 30 }), { days: 60, age: 30, level: 1 });
    const late = long.days.filter(({ day }) => day > (long.finishedOn ?? 0) + 7);
    assert.ok(late.length > 30);
    assert.deepEqual(new Set(late.map(({ type }) => type)), new Set(['rest', 'review']));
    assert.ok(late.every(({ fill, reviews, minutes }) => !fill && minutes === reviews.length * 3));
  });

  test('practices the topics of a plan without new ones', () => {
    const known = topics.map(({ key }) => key);
    const repeat = makePlan(topics, { days: 1, age: 30, level: 1, known });
    assert.deepEqual(fillsOf(repeat, 'practice'), [[1, ['a/1', 'a/2']]]);
  });
});
