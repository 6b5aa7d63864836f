import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { oneADay } from '../testing/example-course.ts';
import { exampleChain, exampleTopic } from '../testing/example-topic.ts';
import { makePlan } from '../make-plan.ts';
import type { Plan } from '../types/plan.ts';
import type { PlanRequest } from '../types/plan-request.ts';

const adult: PlanRequest = { days: 16, age: 30, level: 1 };
const topics = exampleChain(12, { minutes: 20 });

function fillsOf({ days }: Plan, kind = 'project') {
  return days.flatMap(({ day, fill }): [number, readonly string[]][] =>
    fill?.kind === kind ? [[day, fill.about]] : [],
  );
}

describe('fillSpareTime', () => {
  test('uses the rest of a learn day for a project with what the week has taught so far', () => {
    const minutesADay = { weekday: 60 };
    const slow = makePlan(topics, { ...adult, days: 60, minutesADay });
    const [first] = slow.days;
    assert.deepEqual(first?.fill, { kind: 'project', minutes: 40, about: ['a/1'] });
  });

  test('builds the project of a week with the most important topics of that week', () => {
    const week = [1, 2, 3, 4, 5].map((number) =>
      exampleTopic(number, { minutes: 30, importance: number === 5 ? 'core' : 'niche' }),
    );
    const named = makePlan(week, { ...adult, ...oneADay, days: 6 });
    assert.deepEqual(fillsOf(named), [[6, ['a/1', 'a/2', 'a/3', 'a/5']]]);
  });

  test('ends a week with questions and a project', () => {
    const [last] = makePlan(topics, { ...adult, days: 7 }).days.slice(6);
    assert.ok(last && last.reviews.length > 0);
    assert.deepEqual([last.type, last.fill?.kind, last.minutes], ['project', 'project', last.budget]);
  });

  test('builds projects with each chapter in turn after the last topic', () => {
    const chapters = Array.from({ length: 24 }, (_, at) =>
      exampleTopic(at + 1, { minutes: 30, chapter: at < 12 ? 'One' : 'Two' }),
    );
    const long = makePlan(chapters, { ...adult, days: 300 });
    const after = fillsOf(long).filter(([day]) => day > (long.finishedOn ?? 0) + 7);
    const firsts = new Set(after.map(([, keys]) => keys[0]));
    assert.deepEqual(firsts, new Set(['a/1', 'a/13']));
  });

  test('builds with what was read while no topic is finished', () => {
    const child = makePlan(exampleChain(1, { minutes: 45 }), { ...adult, days: 3, age: 9 });
    assert.deepEqual(fillsOf(child).at(-1), [3, []]);
  });

  test('practices for an exam or an interview in the form of the test', () => {
    const exam = makePlan(topics, { ...adult, days: 14, test: true });
    assert.deepEqual(fillsOf(exam), []);
    assert.deepEqual(
      exam.days
        .filter(({ fill }) => fill?.kind === 'test')
        .map(({ day, type }) => [day, type])
        .slice(-2),
      [
        [13, 'practice'],
        [14, 'practice'],
      ],
    );
  });

  test('keeps ten minutes of a single day for something that runs with what was taught', () => {
    const [day] = makePlan(topics, { ...adult, days: 1 }).days;
    assert.ok(day?.fill && day.fill.minutes >= 10);
    assert.deepEqual(
      day.fill.about,
      day.items.map(({ key }) => key),
    );
  });

  test('plans only reviews after the work is done', () => {
    const long = makePlan(exampleChain(2, { minutes: 30 }), { ...adult, days: 60 });
    const late = long.days.filter(({ day }) => day > (long.finishedOn ?? 0) + 7);
    assert.ok(late.length > 30);
    assert.deepEqual(new Set(late.map(({ type }) => type)), new Set(['rest', 'review']));
    assert.ok(late.every(({ fill, reviews, minutes }) => !fill && minutes === reviews.length * 3));
  });

  test('builds with the topics of a plan without new ones', () => {
    const known = topics.map(({ key }) => key);
    const repeat = makePlan(topics, { ...adult, days: 1, known });
    assert.deepEqual(fillsOf(repeat), [[1, ['a/1', 'a/2', 'a/3', 'a/4']]]);
  });
});
