import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { makePlan } from '../make-plan.ts';
import { exampleChain, exampleGoals } from '../testing/example-topic.ts';
import type { Plan } from '../types/plan.ts';

const topics = exampleChain(8, { minutes: 30 });

function plan(days: number, goals: readonly (readonly (readonly string[])[])[]): Plan {
  const nextGoals = goals.slice(1).map((_, at) => `goal-${at + 1}`);
  const request = {
    days,
    age: 30,
    level: 1,
    goal: 'goal-0',
    nextGoals,
    minutesADay: { weekday: 45 },
  } as const;
  return makePlan([...topics, ...exampleGoals(goals)], request);
}

function lastItem({ days }: Plan): number {
  return days.findLast(({ items }) => items.length > 0)?.day ?? 0;
}

describe('fillChain', () => {
  test('begins the first step on the first day', () => {
    const [day] = plan(10, [[['a/1', 'a/2']]]).days;
    assert.deepEqual([day?.items.map(({ key }) => key), day?.fill?.kind], [['a/1'], 'project']);
  });

  test('gives ideas their days between two goals, and no more than there are', () => {
    const { days } = plan(30, [[['a/1'], ['a/2']], [['a/3']]]);
    const [first, next] = ['goals/goal-0-2', 'goals/goal-1-1'].map(
      (step) => days.find(({ items }) => items.some(({ key }) => key === step))?.day ?? 0,
    );
    const between = days.slice(first, (next ?? 0) - 1);
    assert.ok(between.some(({ items, fill }) => items.length === 0 && fill !== undefined));
  });

  test('ends when there is no idea left, and plans nothing that repeats', () => {
    const made = plan(60, [[['a/1'], ['a/2']]]);
    const after = made.days.slice(lastItem(made));
    assert.ok(after.filter(({ fill }) => fill).length <= 4);
    assert.ok(after.slice(7).every(({ fill }) => fill === undefined));
  });

  test('improves what is made twice at most while a step is left out', () => {
    const short = plan(4, [[['a/1'], ['a/2', 'a/3', 'a/4'], ['a/5', 'a/6', 'a/7', 'a/8']]]);
    assert.ok(short.leftOut.some(({ key }) => key === 'goals/goal-0-3'));
    const made = short.days.findIndex(({ items }) => items.some(({ why }) => why.kind === 'goal'));
    const later = short.days.slice(made, lastItem(short));
    assert.ok(later.filter(({ fill }) => fill).length <= 2);
  });
});
