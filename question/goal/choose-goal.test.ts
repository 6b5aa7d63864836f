import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { makeNames } from '#search/query/names.ts';
import { sampleNaming } from '#search/testing/sample-naming.ts';

import { agrees, chooseGoal, joinTechnologies, type SaidBeside } from './choose-goal.ts';
import type { WishedGoals } from './find-goals.ts';
import { sampleGoalIndex } from './testing/sample-goals.ts';

const found = (
  grade: WishedGoals['grade'],
  ...shares: readonly (readonly [string, number])[]
): WishedGoals => {
  const goals = shares.map(([id, share]) => ({ id, share, score: 10 * share }));
  return { grade, isPlain: false, goals, alike: goals };
};
const said = (change: Partial<SaidBeside> = {}): SaidBeside => ({
  technologies: [],
  mentioned: [],
  isGame: false,
  isElsewhere: false,
  ...change,
});
const sample = { goals: sampleGoalIndex.goals, names: makeNames(sampleNaming) };
const pet = ['pet-page', 0.85] as const;
const tea = ['tea-shop', 0.1] as const;

const rows: readonly (readonly [string, WishedGoals, SaidBeside, string | null])[] = [
  ['a sure goal', found('sure', pet, tea), said(), 'pet-page'],
  ['one of a technology that was said', found('sure', pet), said({ technologies: ['html'] }), 'pet-page'],
  ['one that needs less', found('sure', pet), said({ technologies: ['html', 'css', 'php'] }), 'pet-page'],
  ['none of another technology', found('sure', pet), said({ technologies: ['python'] }), null],
  ['none that needs what has no roadmap', found('sure', pet), said({ isElsewhere: true }), null],
  ['none that is only likely', found('likely', pet), said(), null],
  ['none of several near ones', found('sure', ['pet-page', 0.45], tea), said(), null],
  ['none where nothing is wished', found('lost', pet), said(), null],
  ['none of none', found('lost'), said(), null],
];

for (const [what, goals, beside, id] of rows) {
  test(`chooseGoal(index, found, said) takes ${what}`, () => {
    assert.equal(chooseGoal(sample, goals, beside).goal?.id ?? null, id);
  });
}

test('chooseGoal(index, found, said) prefers a goal that is made with what was said', () => {
  const near = found('sure', ['recipe-box', 0.5], ['weather-log', 0.45]);
  const { goal, nearest } = chooseGoal(sample, near, said({ technologies: ['python'] }));
  assert.equal(goal?.id, 'weather-log');
  assert.deepEqual(
    nearest.map(({ id }) => id),
    ['weather-log', 'recipe-box'],
  );
});

test('chooseGoal(index, found, said) is not sure of a goal that is made with other things', () => {
  const { grade, nearest } = chooseGoal(sample, found('sure', pet), said({ technologies: ['c'] }));
  assert.equal(grade, 'likely');
  assert.deepEqual(nearest, [{ id: 'pet-page', title: 'A page about a pet', isClose: true }]);
});

test('chooseGoal(index, found, said) takes a move to another technology only where both are said', () => {
  const [pets] = sampleGoalIndex.goals;
  const move = {
    id: 'python-to-sql',
    title: 'From Python to SQL',
    interest: 'moving',
    technologies: ['sql'],
  };
  const goals = pets ? [{ ...pets, ...move }] : [];
  const take = (...mentioned: readonly string[]) =>
    chooseGoal(
      { ...sample, goals },
      found('sure', [move.id, 0.9]),
      said({ technologies: ['sql'], mentioned }),
    );
  assert.equal(take('python', 'sql').goal?.id, move.id);
  assert.deepEqual([take('sql').goal, take('sql').nearest.length], [null, 1]);
});

test('a plan for a goal has all technologies that the goal needs, and no others unless they were said', () => {
  const slugs = fc.subarray(['html', 'css', 'javascript', 'python', 'c']);
  fc.assert(
    fc.property(slugs, slugs, (own, spoken) => {
      const joined = joinTechnologies(own, spoken);
      assert.ok(own.every((slug) => joined.includes(slug)));
      assert.ok(joined.every((slug) => own.includes(slug) || spoken.includes(slug)));
      if (agrees(own, spoken)) assert.ok(spoken.every((slug) => joined.includes(slug)));
    }),
  );
});

test('chooseGoal lists goals that are made with what was said, where none is clear and something is wished for', () => {
  const near = found('likely', ['recipe-box', 0.2], ['weather-log', 0.45]);
  const listOf = (change: Partial<SaidBeside>, one: WishedGoals = near) =>
    chooseGoal(sample, one, said(change)).similar;
  assert.deepEqual(listOf({ technologies: ['python'] }), [{ id: 'weather-log', isLikely: true }]);
  assert.deepEqual(listOf({ technologies: ['python'] }, found('likely', ['weather-log', 0.3])), []);
  assert.deepEqual(listOf({ technologies: ['c'] }), []);
  assert.deepEqual(listOf({ isElsewhere: true }), []);
  assert.deepEqual(listOf({ technologies: ['python'] }, { ...near, grade: 'lost' }), []);
});

const listAlike = (shopScore: number) =>
  chooseGoal(
    sample,
    {
      ...found('sure', ['recipe-box', 0.4]),
      alike: [
        { id: 'tea-shop', share: 0.5, score: shopScore },
        { id: 'weather-log', share: 0.1, score: 4 },
      ],
    },
    said({ technologies: ['python'] }),
  ).similar;

test('chooseGoal finds a similar goal among those that are farther', () => {
  assert.deepEqual(listAlike(4.5), [{ id: 'weather-log', isLikely: false }]);
});

test('chooseGoal takes no goal for similar if one that is made with other things is far nearer', () => {
  assert.deepEqual(listAlike(9), []);
});
