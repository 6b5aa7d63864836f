import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { EventBody } from '#journal/event/event.ts';
import { foldJournal } from '#journal/fold/fold.ts';
import { exampleEvents } from '#journal/testing/example-event.ts';

import { listTrails } from './list-trails.ts';

const topics = ['one', 'two', 'three', 'four'].map((slug) => ({ slug, title: slug, minutes: 60 }));
const known = {
  outlines: [
    { slug: 'css', name: 'CSS', topics, projects: [] },
    { slug: 'git', name: 'Git', topics, projects: [] },
  ],
  goals: [
    { id: 'quiz', title: 'A quiz', who: '', level: 1 as const, technologies: [], steps: 3, minutes: 60 },
  ],
};

const done = (technology: string, topic: string): EventBody => ({ kind: 'topic-done', technology, topic });
const list = (...bodies: EventBody[]) =>
  listTrails(foldJournal(exampleEvents(...bodies), { renamed: [] }), known);

test('listTrails() has no trail for what is not begun', () => {
  assert.deepEqual(list({ kind: 'topic-starred', technology: 'css', topic: 'one' }), []);
});

test('listTrails() says how far a roadmap is and what is left, without what is skipped', () => {
  const skipped: EventBody = { kind: 'topic-skipped', technology: 'css', topic: 'four' };
  const [trail] = list(done('css', 'one'), skipped);
  assert.equal(trail?.words, '1 of 3 done, 1 skipped · about 2 hours left');
  assert.deepEqual(trail?.posts, [0, 1 / 3, 1]);
});

test('listTrails() has a post for each step of a goal', () => {
  const [trail] = list(done('goals', 'quiz-1'), done('goals', 'quiz-2'));
  assert.deepEqual(trail?.posts, [0, 0.5, 1]);
  assert.equal(trail?.share, 0.5);
  assert.equal(trail?.words, '2 of 3 steps done');
});

test('listTrails() has the latest first, and what is finished last', () => {
  const all = topics.map(({ slug }) => done('git', slug));
  const names = list(done('css', 'one'), done('goals', 'quiz-1'), ...all).map(({ name, share }) => [
    name,
    share,
  ]);
  assert.deepEqual(names, [
    ['A quiz', 0],
    ['CSS', 0.25],
    ['Git', 1],
  ]);
});
