import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadGoalSources, loadOwnGoals } from '../../library.ts';
import { checkSteps } from './check-steps.ts';
import { addSteps, listPublishedSteps, loadSteps, parseSteps } from './published-steps.ts';

const [written, own, published] = await Promise.all([loadGoalSources(), loadOwnGoals(), loadSteps()]);
const goals = [...written, ...own];
const [goal] = goals;
const others = goals.slice(1);

/** What is said when the steps of the first goal are changed. */
function changeSteps(
  change: (steps: NonNullable<typeof goal>['steps']) => NonNullable<typeof goal>['steps'],
) {
  return goal ? checkSteps([{ ...goal, steps: change(goal.steps) }, ...others], published) : [];
}

test('checkSteps() takes the goals as they were published', () => {
  assert.ok(published.length > goals.length);
  assert.deepEqual(checkSteps(goals, published), []);
});

test('checkSteps() names steps that changed places, were taken out, or were put between others', () => {
  const [first, second] = listPublishedSteps(goals);
  const swapped = changeSteps(([one, two, ...more]) => (one && two ? [two, one, ...more] : []));
  assert.equal(swapped.length, 2);
  assert.ok(swapped[0]?.includes(`${first?.key}: was published as "${first?.title}"`));
  assert.ok(swapped[0]?.includes(`now "${second?.title}"`));
  const cut = changeSteps((steps) => steps.slice(0, -1));
  assert.match(cut.join(), /no goal has it/);
  const inserted = changeSteps(([one, ...more]) =>
    one ? [one, { ...one, title: 'Something new' }, ...more] : [],
  );
  assert.match(inserted.join('\n'), /is missing[^]*now "Something new"/);
});

test('checkSteps() takes a new goal once its steps are added', () => {
  const added = goal ? [{ ...goal, id: 'brand-new' }] : [];
  assert.match(checkSteps([...goals, ...added], published).join(), /goals\/brand-new-1: is missing/);
  const more = addSteps(published, added);
  assert.deepEqual(checkSteps([...goals, ...added], more), []);
});

test('parseSteps() names a line that is malformed or repeated', () => {
  const row = 'goals/pet-page-1\tA page';
  assert.deepEqual(parseSteps(`step\ttitle\n${row}\n`), [{ key: 'goals/pet-page-1', title: 'A page' }]);
  assert.throws(() => parseSteps(`step\ttitle\n${row}\n${row}\n`), /line 3/);
  assert.throws(() => parseSteps('step\ttitle\ngoals/pet-page-1'), /line 2/);
  assert.throws(() => parseSteps(row), /columns/);
});
