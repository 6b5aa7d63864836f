import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import type { Goal } from '../../goal-schema.ts';
import { findAlikeGoals } from './find-alike-goals.ts';

/** A goal with these steps, of which only what to do is compared. */
function makeGoal(id: string, does: readonly string[]): Goal {
  const step = { title: id, minutes: 20, needs: [], shows: id, more: [] };
  return {
    interest: 'games',
    id,
    title: id,
    names: [id],
    who: id,
    youngest: 8,
    level: 'beginner',
    technologies: ['html'],
    presumes: [],
    steps: does.map((text) => ({ ...step, does: [text] })),
    end: id,
    see: id,
  };
}

const sentences = [
  'Draw a large red circle there.',
  'Count every key that somebody presses.',
  'Store the highest score on disk.',
  'Play a short sound at night.',
] as const;
const [one, two, three, four] = sentences;
const said = 'goals one: shares more than half of its steps with two';
const find = (steps: readonly string[], others: readonly string[]) =>
  findAlikeGoals([makeGoal('one', steps), makeGoal('two', others)]);

test('findAlikeGoals(goals) allows half of the steps of the shorter goal, and no more', () => {
  assert.deepEqual(find([one, two, 'Sing.', 'Dance.'], sentences), []);
  assert.deepEqual(find([one, two, three, 'Dance.'], sentences), [said]);
  assert.deepEqual(find([one, two, 'Sing.'], [...sentences, 'Dance.', 'Jump.']), [said]);
});

test('findAlikeGoals(goals) takes two steps for the same from six words of ten on, whatever their case', () => {
  const others = 'draw a BLUE triangle large circle red';
  assert.deepEqual(find([one], [others]), [said]);
  assert.deepEqual(find([one], [`${others} somewhere`]), []);
  assert.deepEqual(find([one], [four]), []);
});

const goals = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-z]{1,5}$/),
    does: fc.array(fc.constantFrom(...sentences, 'Sing.', 'Dance.'), { minLength: 1, maxLength: 5 }),
  }),
  { selector: ({ id }) => id, maxLength: 5 },
);

test('findAlikeGoals(goals) names each pair at most once, and no goal as its own double', () => {
  fc.assert(
    fc.property(goals, (all) => {
      const faults = findAlikeGoals(all.map(({ id, does }) => makeGoal(id, does)));
      const pairs = faults.map((fault) => {
        const [, first = '', second = ''] = /^goals (\w+): .* with (\w+)$/.exec(fault) ?? [];
        assert.notEqual(first, second);
        return [first, second].toSorted().join(' ');
      });
      assert.equal(new Set(pairs).size, pairs.length);
    }),
  );
});

test('findAlikeGoals(goals) always finds a copy, and finds nothing in goals without a common word', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...sentences), { minLength: 1 }), (does) => {
      assert.deepEqual(find(does, does), [said]);
      assert.deepEqual(find(does, ['Whistle.', 'Hum.']), []);
    }),
  );
});
