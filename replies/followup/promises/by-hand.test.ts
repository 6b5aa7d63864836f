import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import type { RequestedPlan } from '#contract/meaning.ts';
import type { Corrections } from '#question/meaning/meaning.ts';

import { library } from '../../testing/ask-sample.ts';
import { correctPlan } from '../correct-plan.ts';
import { planAgain } from '../chat.ts';

const asked: RequestedPlan = {
  technologies: ['python'],
  request: { age: 30, days: 20, level: 1, known: ['python/lists'], restDays: [6] },
};
const ofGoal: RequestedPlan = {
  technologies: ['html', 'css'],
  request: { age: 30, days: 20, level: 1, goal: 'pet-page', presumes: ['html/what-is-html'] },
};

/** What a learner sets by hand, and what of the plan is then different. */
const table: readonly (readonly [Corrections, Partial<RequestedPlan['request']>])[] = [
  [{}, {}],
  [{ days: 5 }, { days: 5 }],
  [{ minutes: 25 }, { minutesADay: { weekday: 25 } }],
  [{ minutes: null }, {}],
  [{ weekdays: [0, 2] }, { restDays: [1, 3, 4, 5, 6] }],
  [{ weekdays: null }, {}],
  [{ level: 'advanced' }, { level: 3 }],
  [{ level: 'intermediate' }, { level: 2 }],
  [{ level: null }, {}],
  [{ known: ['python/strings'] }, { known: ['python/lists', 'python/strings'] }],
  [{ known: ['python/lists'] }, { known: ['python/lists'] }],
  [{ goalId: null }, {}],
  [
    { days: 9, level: 'advanced' },
    { days: 9, level: 3 },
  ],
];

describe('correctPlan(library, requested, corrections)', () => {
  for (const [corrections, changed] of table)
    test(`changes a plan by ${JSON.stringify(corrections)} and by nothing else`, () => {
      const { technologies, request } = correctPlan(library, asked, corrections);
      assert.deepEqual(technologies, ['python']);
      assert.deepEqual(request, { ...asked.request, ...changed });
    });

  test('takes the technologies that there are, and keeps its own where there is none of them', () => {
    for (const [named, taken] of [
      [['java'], ['java']],
      [['java', 'cobol'], ['java']],
      [['cobol'], ['python']],
      [[], ['python']],
    ] as const)
      assert.deepEqual(correctPlan(library, asked, { technologies: named }).technologies, taken);
  });

  test('takes each goal with all of its technologies, and what it presumes', () => {
    for (const [id, goal] of library.goals) {
      const { technologies, request } = correctPlan(library, asked, { goalId: id });
      assert.deepEqual([request.goal, request.presumes], [id, goal.presumes]);
      for (const slug of goal.technologies) assert.ok(technologies.includes(slug), `${id}: ${slug}`);
    }
  });

  test('leaves a goal where none is wanted, and keeps it where it is not spoken of', () => {
    assert.deepEqual(correctPlan(library, ofGoal, { goalId: null }).request, { age: 30, days: 20, level: 1 });
    assert.deepEqual(correctPlan(library, ofGoal, { days: 20 }), ofGoal);
    assert.deepEqual(correctPlan(library, ofGoal, { goalId: 'no-such-goal' }), ofGoal);
  });

  test('gives a plan that can be made, whatever is set', () => {
    const some = fc.constantFrom('python', 'java', 'cobol', 'css');
    const corrections = fc.record(
      {
        days: fc.integer({ min: 1, max: 40 }),
        minutes: fc.option(fc.integer({ min: 1, max: 300 })),
        weekdays: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 })),
        level: fc.constantFrom('beginner' as const, 'advanced' as const, null),
        technologies: fc.uniqueArray(some, { maxLength: 2 }),
        goalId: fc.constantFrom('pet-page', 'quiz-game', 'nothing', null),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(corrections, (set) => {
        const { plan } = planAgain(library, correctPlan(library, asked, set));
        assert.equal(plan.days.length, set.days ?? 20);
        const open = set.weekdays?.length ?? 6;
        if (plan.days.length >= 7)
          assert.equal(plan.days.slice(0, 7).filter(({ budget }) => budget > 0).length, open);
      }),
      { numRuns: 40 },
    );
  });
});
