import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { GoalStep } from '../goals.ts';
import { isStepKey, readPartKey } from '../topic-key.ts';
import { addParts, findPart, makePart } from './parts.ts';
import type { Requirement } from './requirement-schema.ts';

const steering: Requirement = {
  id: 'steering',
  title: 'A figure that is steered with keys',
  asks: ['arrow keys'],
  not: [],
  ways: [
    {
      in: ['javascript', 'jquery'],
      does: 'Listen for `keydown`. `ArrowLeft` moves the figure to the left. Stop it at the edge.',
      topics: ['javascript/events', 'jquery/keyboard-events'],
    },
  ],
  shows: 'Hold an arrow key, and the figure moves until it is at the edge.',
};

test('a requirement is a step with its sentences as its lines, after the topic of its technology', () => {
  const part = makePart(steering, 'jquery');
  assert.deepEqual(part?.does, [
    'Listen for `keydown`.',
    '`ArrowLeft` moves the figure to the left.',
    'Stop it at the edge.',
  ]);
  assert.deepEqual(part.needs, ['jquery/keyboard-events']);
  assert.equal(part.shows, steering.shows);
});

test('the key of a part is that of a step, and finds it again whatever else there is', () => {
  const key = makePart(steering, 'javascript')?.key ?? '';
  assert.ok(isStepKey(key));
  assert.deepEqual(readPartKey(key), { requirement: 'steering', technology: 'javascript' });
  assert.equal(findPart([{ ...steering, id: 'other' }, steering], key)?.title, steering.title);
  assert.equal(findPart([], key), null);
});

test('nothing is a part that has no way in a technology, or nothing to see', () => {
  const { shows: _, ...unseen } = steering;
  assert.equal(makePart(steering, 'python'), null);
  assert.equal(makePart(unseen, 'javascript'), null);
});

const step = (key: string): GoalStep => ({
  key: `goals/${key}`,
  title: key,
  minutes: 30,
  needs: [],
  does: [],
  shows: key,
  more: [],
});
const order = (steps: number, parts: number) =>
  addParts(
    { steps: Array.from({ length: steps }, (_, at) => step(`thing-${at + 1}`)) },
    Array.from({ length: parts }, (_, at) => step(`has-part-${at + 1}`)),
  ).steps.map(({ title, optional }) => `${title}${optional ? '?' : ''}`);

test('parts come after the second step, in turn with others that may be left out, and before the last one', () => {
  assert.deepEqual(order(5, 1), ['thing-1', 'thing-2', 'has-part-1', 'thing-3?', 'thing-4?', 'thing-5']);
  assert.deepEqual(order(4, 3), [
    'thing-1',
    'thing-2',
    'has-part-1',
    'thing-3?',
    'has-part-2',
    'has-part-3',
    'thing-4',
  ]);
  assert.deepEqual(order(4, 0), ['thing-1', 'thing-2', 'thing-3', 'thing-4']);
});
