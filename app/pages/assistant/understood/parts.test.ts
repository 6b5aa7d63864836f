import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Meaning, MeaningPart, PartName } from '#question/meaning/meaning.ts';

import { listParts } from './parts.ts';

const meaning: Meaning = {
  intent: 'plan',
  others: [],
  care: 'none',
  grade: 'sure',
  technologies: ['python'],
  uncovered: [],
  topics: [],
  choices: [],
  known: ['python/lists', 'python/loops', 'python/strings'],
  skipped: [],
  days: 14,
  minutes: 30,
  weekdays: [5, 6],
  start: '2026-12-01',
  until: null,
  level: null,
  goal: 'a portfolio',
  goalId: null,
  goalChoices: [],
  tone: 'plain',
  language: 'en',
  followup: null,
  parts: {},
  names: { python: 'Python', 'python/lists': 'Lists', 'python/loops': 'Loops', 'python/strings': 'Strings' },
};

function listTexts(change: Partial<Meaning>, sources: Partial<Record<PartName, MeaningPart['source']>>) {
  const parts = Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [name, { source, grade: 'sure' as const }]),
  );
  return listParts({ ...meaning, ...change, parts }).map(({ text, note, isEmpty }) =>
    [isEmpty ? '+' : '', text, note ? `(${note})` : ''].join(' ').trim(),
  );
}

const read = { intent: 'said', technologies: 'form' } as const;

test('listParts(meaning) names each part of a plan that has a value, and what can be added', () => {
  const sources = {
    ...read,
    days: 'corrected',
    minutes: 'said',
    weekdays: 'said',
    start: 'said',
    level: 'assumed',
    known: 'said',
    goal: 'said',
  } as const;
  assert.deepEqual(listTexts({}, sources), [
    'A plan',
    'Python',
    '14 days (changed)',
    '30 min a day',
    'Weekends',
    'From 1 December',
    'Beginner (assumed)',
    'Knows Lists, Loops and 1 more',
    'Goal: a portfolio',
  ]);
  assert.deepEqual(listTexts({ minutes: null, weekdays: null }, { ...read, days: 'form' }), [
    'A plan',
    'Python',
    '14 days',
    '+ Minutes a day',
    '+ Days of the week',
  ]);
});

test("listParts(meaning) names a goal of ours in place of the learner's own words, and what may be one", () => {
  const [goalChoices, names] = [['pet-page', 'quiz'], { 'pet-page': 'A page about a pet', quiz: 'A quiz' }];
  const ours = { goalId: 'pet-page', goalChoices, names };
  const texts = listTexts(ours, { intent: 'said', goal: 'said', goalId: 'said' });
  assert.deepEqual(
    texts.filter((text) => text.startsWith('Goal')),
    ['Goal: A page about a pet'],
  );
  const invited = listTexts({ goalId: null, goalChoices, names }, { intent: 'said' });
  assert.ok(invited.includes('+ Something to make'), invited.join());
  assert.ok(!listTexts({}, { intent: 'said' }).includes('+ Something to make'));
});

test('listParts(meaning) names of a question only what it is about', () => {
  const sources = { ...read, topics: 'said', days: 'form', level: 'assumed' } as const;
  assert.deepEqual(listTexts({ intent: 'concept', topics: ['python/lists'] }, sources), [
    'An explanation',
    'Python',
    'Lists',
  ]);
});

test('listParts(meaning) is empty where someone needs care, and where nothing can be corrected', () => {
  assert.deepEqual(listTexts({ intent: 'crisis', care: 'reply' }, read), []);
  assert.deepEqual(listTexts({ care: 'reply' }, read), []);
  assert.deepEqual(listTexts({ intent: 'chat' }, read), []);
});
