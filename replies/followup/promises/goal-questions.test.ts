import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { escapeMarks } from '../../marks.ts';
import { findPlanGoal, listReachedSteps } from '../../plan/goal/reached-steps.ts';
import { library } from '../../testing/ask-sample.ts';
import { sayNext } from '../../testing/say-next.ts';
import { planAgain } from '../chat.ts';

/** Goals of several kinds, in days that are enough, too few for all of it, and too few for a step. */
const ids = ['pet-page', 'quiz-game', 'restaurant-menu', 'photo-gallery'];
const rows = ids.flatMap((goalId) => [90, 6, 1].map((days) => ({ goalId, days })));

for (const { goalId, days } of rows)
  describe(`a plan of ${days} days for ${goalId}`, () => {
    const said = sayNext('make me a plan', [], { language: 'any', days, corrections: { goalId } });
    const { plan } = said.plan ? planAgain(library, said.plan) : assert.fail('no plan');
    const goal = findPlanGoal(library, plan) ?? assert.fail('no goal');
    const reached = listReachedSteps(goal, plan);
    const isWhole = reached.length === goal.steps.length;

    test('says at its beginning how far the days lead, and on which day', () => {
      const last = reached.at(-1);
      const opening = said.letter.split('\n\n').slice(0, 4).join('\n\n');
      assert.ok(opening.includes(`(/goals/${goalId})`) && opening.includes(escapeMarks(goal.end)), opening);
      if (last) assert.match(opening, new RegExp(String.raw`\bday ${last.day}\b`));
      if (!isWhole && last)
        assert.ok(opening.includes(`step ${last.number} of ${goal.steps.length}`), opening);
      if (!last) assert.match(opening, /what its first step needs/);
    });

    test('answers what there will be at the end without promising more than the days hold', () => {
      const { letter, plan: kept } = sayNext('what will I have at the end?', said.thread, {
        language: 'any',
      });
      assert.deepEqual(kept?.request, said.plan?.request);
      assert.ok(letter.includes(escapeMarks(goal.see)), letter);
      assert.equal(/takes more days/.test(letter), !isWhole, letter);
      assert.equal(/you will have made/.test(letter), isWhole, letter);
    });

    test('lists every step with its day, or says that it is not in these days', () => {
      const { letter } = sayNext('show me the steps', said.thread, { language: 'any' });
      const lines = letter.split('\n').filter((line) => line.startsWith('- '));
      assert.equal(lines.length, goal.steps.length);
      for (const [at, line] of lines.entries()) {
        const day = reached.find(({ number }) => number === at + 1)?.day;
        assert.ok(line.includes(`#step-${at + 1})`), line);
        assert.ok(line.includes(day === undefined ? '(not in these days)' : `(day ${day})`), line);
      }
    });
  });

test('the same questions about a plan without a goal name none', () => {
  const { thread } = sayNext('make me a plan');
  for (const message of ['what will I have at the end?', 'show me the steps'])
    assert.doesNotMatch(
      sayNext(message, thread).letter,
      /\/goals\/[\w-]+\)\*\*|What you will have made/,
      message,
    );
});
