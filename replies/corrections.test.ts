import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Corrections } from '#question/meaning/meaning.ts';

import { answerRequest } from './answer-request.ts';
import { readRequest } from './request.ts';
import { library } from './testing/ask-sample.ts';

const form = { name: 'Mina', age: 30, level: 'option2', days: 10, language: 'Python' };

function ask(problem: string, corrections: Corrections) {
  const request = readRequest({ ...form, problem, corrections }, '2026-11-22');
  assert.ok('problem' in request);
  return answerRequest(library, request);
}

const table: readonly (readonly [problem: string, corrections: Corrections, line: RegExp])[] = [
  ['make me a plan', { days: 5 }, /^I understood: a plan for Python, 5 days\./],
  ['a plan for 2 weeks', { days: 5 }, /^I understood: a plan for Python, 5 days\./],
  ['a plan, an hour a day', { minutes: 20 }, /5?, 20 minutes a day/],
  ['a plan, an hour a day', { minutes: null }, /^I understood: a plan for Python, 10 days\./],
  ['a plan until friday', { until: '2026-12-20' }, /until 20 December \(28 days\)/],
  ['a plan until friday', { until: null }, /^I understood: a plan for Python, 10 days\./],
  ['a plan', { start: '2026-12-01' }, /from 1 December/],
  ['a plan', { weekdays: [5, 6] }, /only at weekends/],
  ['a plan', { technologies: ['java'] }, /^I understood: a plan for Java,/],
  ['a plan', { topics: ['python/dictionaries'] }, /with Dictionaries/],
  ['a plan, i know loops', { known: [] }, /^I understood: a plan for Python, 10 days\./],
  ['dictionaries', { intent: 'plan' }, /^I understood: a plan for Python/],
  ['dictionaries', { intent: 'concept' }, /^I understood: a question about Dictionaries/],
  ['what is a list?', { topics: ['python/dictionaries'] }, /^I understood: a question about Dictionaries/],
];

for (const [problem, corrections, line] of table) {
  test(`answerRequest(library, request) takes ${JSON.stringify(corrections)} over what "${problem}" says`, () => {
    const { letter, meaning } = ask(problem, corrections);
    assert.match(letter.split('\n\n')[1] ?? '', line);
    for (const name of [
      'intent',
      'technologies',
      'topics',
      'known',
      'days',
      'minutes',
      'weekdays',
      'start',
      'until',
    ] as const)
      if (corrections[name] !== undefined)
        assert.deepEqual([meaning[name], meaning.parts[name]?.source], [corrections[name], 'corrected']);
  });
}

test('answerRequest(library, request) plans just what was corrected', () => {
  const { plan } = ask('a plan for 2 weeks, an hour a day', { days: 4, minutes: 20, weekdays: [0, 2] });
  assert.equal(plan?.request.days, 4);
  assert.equal(plan.request.minutesADay?.weekday, 20);
  assert.deepEqual(plan.request.restDays, [1, 3, 4, 5, 6]);
});

test('answerRequest(library, request) marks what was corrected of a change to a plan, too', () => {
  const before = ask('make me a plan', {});
  const thread = [{ problem: 'make me a plan', meaning: before.meaning, plan: before.plan }];
  const problem = 'I have 30 minutes a day';
  const request = readRequest({ ...form, problem, thread, corrections: { days: 14 } });
  assert.ok('problem' in request);
  const { meaning, plan } = answerRequest(library, request);
  assert.deepEqual([meaning.intent, meaning.parts.days?.source], ['change', 'corrected']);
  assert.equal(plan?.request.days, 14);
});
