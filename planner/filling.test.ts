import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { exampleChain, exampleTopic } from './example-topic.ts';
import { makePlan } from './make-plan.ts';
import type { Plan } from './plan.ts';

const topics = exampleChain(12, { minutes: 20 });

function fillsOf({ days }: Plan, kind: string) {
  return days.flatMap(({ day, fill }): [number, readonly string[]][] =>
    fill?.kind === kind ? [[day, fill.about]] : [],
  );
}

describe('what spare minutes are for', () => {
  const plan = makePlan(topics, { days: 16, age: 30, level: 1 });

  test('a learn day ends with an exercise on what it taught', () => {
    assert.deepEqual(fillsOf(plan, 'exercise').slice(0, 2), [
      [1, ['a/1']],
      [2, ['a/2']],
    ]);
  });

  test('the project of a week is made of four topics of that week', () => {
    assert.deepEqual(fillsOf(plan, 'project'), [
      [6, ['a/1', 'a/2', 'a/3', 'a/4']],
      [13, ['a/6', 'a/7', 'a/8', 'a/9']],
    ]);
  });

  test('the most important of the week are in its project', () => {
    const week = [1, 2, 3, 4, 5].map((number) =>
      exampleTopic(number, { minutes: 30, importance: number === 5 ? 0.9 : 0.2 }),
    );
    const named = makePlan(week, { days: 6, age: 30, level: 1 });
    assert.deepEqual(fillsOf(named, 'project'), [[6, ['a/1', 'a/2', 'a/3', 'a/5']]]);
  });

  test('the day after a project is for catching up, and the last of two weeks for looking back', () => {
    assert.deepEqual(fillsOf(plan, 'catch-up'), [
      [7, []],
      [14, []],
    ]);
    assert.deepEqual(fillsOf(plan, 'wrap-up'), [[16, []]]);
    const short = makePlan(topics, { days: 3, age: 30, level: 1 });
    assert.deepEqual(fillsOf(short, 'wrap-up'), []);
  });

  test('days of practice go round all that was learnt, and projects round the chapters', () => {
    const chapters = [1, 2, 3, 4, 5, 6].map((number) =>
      exampleTopic(number, { minutes: 30, chapter: number < 4 ? 'One' : 'Two' }),
    );
    const long = makePlan(chapters, { days: 70, age: 30, level: 1 });
    const practised = fillsOf(long, 'practice').filter(([day]) => day > 30);
    const about = new Set(practised.flatMap(([, keys]) => keys));
    assert.equal(about.size, 6);
    const projects = fillsOf(long, 'project').slice(-2);
    assert.deepEqual(
      projects.map(([, keys]) => keys),
      [
        ['a/1', 'a/2', 'a/3'],
        ['a/4', 'a/5', 'a/6'],
      ],
    );
  });

  test('who has not finished a topic yet practises the one under way', () => {
    const child = makePlan(exampleChain(1, { minutes: 30 }), { days: 3, age: 9, level: 1 });
    assert.deepEqual(fillsOf(child, 'practice'), [[3, ['a/1']]]);
  });

  test('who knows all topics practises them', () => {
    const known = topics.map(({ key }) => key);
    const repeat = makePlan(topics, { days: 1, age: 30, level: 1, known });
    assert.deepEqual(fillsOf(repeat, 'practice'), [[1, ['a/1', 'a/2']]]);
  });
});
