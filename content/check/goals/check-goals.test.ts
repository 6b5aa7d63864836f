import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Goal } from '../../goal-schema.ts';
import { checkGoals } from './check-goals.ts';

const verbs = ['Boil', 'Warm', 'Choose', 'Pour'];
const things = ['fresh water', 'an old pot', 'green leaves', 'one cup'];
const needs = [['tea/water'], ['tea/pots'], ['tea/leaves'], []];
const steps = verbs.map((verb, at) => ({
  title: `Step ${at + 1}`,
  minutes: 20,
  needs: needs[at] ?? [],
  does: [`${verb} ${things[at]}.`, `Look at ${things[at]} again.`],
  shows: `${things[at]} is ready.`,
  more: ['Taste it.'],
}));
const sample: Goal = {
  interest: 'drinks',
  id: 'tea',
  title: 'A pot of tea',
  names: ['a pot of tea'],
  who: 'Those who are thirsty.',
  youngest: 8,
  level: 'beginner',
  technologies: ['tea'],
  presumes: [],
  steps,
  end: 'You have tea.',
  see: 'Drink it.',
};
const prerequisites = new Map([
  ['tea/water', []],
  ['tea/pots', ['tea/water']],
  ['tea/leaves', ['tea/pots']],
  ['coffee/beans', []],
]);
const interests = [{ id: 'drinks', title: 'Drinks', about: 'Something for the thirsty.' }];
const check = (...changes: Partial<Goal>[]) =>
  checkGoals(
    changes.map((change): Goal => Object.assign({}, sample, change)),
    { prerequisites, interests },
  );
const withNeeds = (...lists: string[][]) => ({
  steps: steps.map((step, at) => Object.assign({}, step, { needs: lists[at] ?? [] })),
});

test('checkGoals(goals, facts) takes a goal that follows every rule', () => {
  assert.deepEqual(check({}), []);
});

test('checkGoals(goals, facts) names each broken rule', () => {
  const rows: readonly (readonly [Partial<Goal>, RegExp])[] = [
    [{ presumes: ['tea/milk'] }, /tea\/milk does not exist/],
    [withNeeds(['tea/milk']), /tea\/milk does not exist/],
    [{ technologies: ['tea', 'coffee'] }, /no step needs a topic of coffee/],
    [withNeeds(['tea/water'], ['coffee/beans']), /coffee is not among its technologies/],
    [withNeeds(['tea/water'], ['tea/water']), /tea\/water is needed for the first time twice/],
    [withNeeds([], ['tea/water']), /the first step needs no topic/],
    [withNeeds(['tea/leaves'], ['tea/water']), /tea\/leaves is needed before tea\/water/],
    [withNeeds(['tea/pots', 'tea/water']), /tea\/pots is needed before tea\/water/],
    [{ youngest: 12, oldest: 11 }, /suits from 12, but only to 11/],
    [{ end: 'You have tea' }, /does not end like a sentence/],
    [{ see: 'Drink it!' }, /exclamation/],
    [{ who: `Those ${'very '.repeat(25)}thirsty.` }, /27 words, more than 25/],
    [{ see: 'See https://example.com.' }, /address/],
    [{ end: 'You have `tea.' }, /backtick/],
    [{ steps: steps.map((step) => Object.assign({}, step, { more: ['Taste it!'] })) }, /exclamation/],
  ];
  for (const [change, fault] of rows) assert.match(check(change).join('\n'), fault);
});

const mark = (optional: number) => ({
  steps: steps.map((step, at) =>
    at === optional ? Object.assign({}, step, { optional: true as const }) : step,
  ),
});

test('checkGoals(goals, facts) lets a goal leave out a step between others that no later step needs', () => {
  assert.deepEqual(check(mark(2)), []);
  assert.match(check(mark(1)).join(), /tea\/leaves builds on tea\/pots of the optional step 2/);
  for (const at of [0, 3]) assert.match(check(mark(at)).join(), /cannot be optional/);
});

test('checkGoals(goals, facts) keeps goals apart', () => {
  const other = { id: 'iced-tea', names: ['iced tea'] };
  assert.match(check({}, { ...other, id: 'tea' }).join('\n'), /the id tea is used twice/);
  assert.match(
    check({}, { ...other, names: ['A pot of TEA'] }).join('\n'),
    /the name "a pot of tea" is used twice/,
  );
  assert.match(check({}, other).join('\n'), /shares more than half of its steps with iced-tea/);
  const changed = steps.map((step, at) =>
    at < 2 ? step : Object.assign({}, step, { does: [`Cool number ${at} slowly.`, 'Wait for ice.'] }),
  );
  assert.deepEqual(check({}, { ...other, steps: changed }), []);
});

test('checkGoals(goals, facts) wants a heading for each file of goals, and goals for each heading', () => {
  assert.deepEqual(check({ interest: 'food' }), [
    'interests.yaml: has no food',
    'interests.yaml: drinks has no goals',
  ]);
});
