import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { loadGoalSources } from '../../library.ts';
import { addSteps, listPublishedSteps, parseSteps } from './published-steps.ts';

const header = 'step\ttitle';
const goals = await loadGoalSources();

test('parseSteps reads back every row that was written', () => {
  const step = fc.record(
    {
      key: fc.stringMatching(/^goals\/[a-z]{1,9}-[1-9]$/),
      title: fc.stringMatching(/^[A-Z][a-z ]{0,20}[a-z]$/),
    },
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(fc.uniqueArray(step, { selector: ({ key }) => key }), (steps) => {
      const rows = steps.map(({ key, title }) => `${key}\t${title}\n`);
      assert.deepEqual(parseSteps(`${header}\n${rows.join('')}`), steps);
    }),
  );
});

test('parseSteps refuses another header, a malformed row and a repeated step', () => {
  for (const text of [
    'key\ttitle\n',
    `${header}\ngoals/pet-1`,
    `${header}\ngoals/pet-1\t`,
    `${header}\ngoals/pet-1\tA page\tmore`,
    `${header}\ngoals/pet-1\tA page\ngoals/pet-1\tA list`,
  ])
    assert.throws(() => parseSteps(text), /goal-steps\.tsv/, text);
});

test('addSteps keeps every row that there is, and adds each step once', () => {
  const old = [{ key: 'goals/gone-1', title: 'A step of a goal that is gone' }];
  const added = addSteps(old, goals);
  assert.deepEqual(added[0], old[0]);
  assert.deepEqual(added.slice(1), listPublishedSteps(goals));
  assert.deepEqual(addSteps(added, goals), added);
  const renamed = added.map(({ key }) => ({ key, title: 'An older title' }));
  assert.deepEqual(addSteps(renamed, goals), renamed);
});

test('listPublishedSteps numbers the steps of each goal from 1', () => {
  for (const goal of goals.slice(0, 5)) {
    const keys = listPublishedSteps([goal]).map(({ key }) => key);
    assert.deepEqual(
      keys,
      goal.steps.map((_, at) => `goals/${goal.id}-${at + 1}`),
    );
  }
});
