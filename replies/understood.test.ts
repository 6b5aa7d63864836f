import assert from 'node:assert/strict';
import { test } from 'node:test';

import { answerRequest } from './answer-request.ts';
import { library } from './testing/ask-sample.ts';

const form = { name: 'Mina', age: 30, level: null, days: 10, language: 'Python', today: '2026-11-22' };

const table: readonly (readonly [problem: string, line: string | null])[] = [
  ['make me a plan, 40 minutes a day', 'I understood: a plan for Python, 10 days, 40 minutes a day.'],
  ['a plan for 2 weeks, only at weekends', 'I understood: a plan for Python, 14 days, only at weekends.'],
  [
    'plan please, i already know loops',
    'I understood: a plan for Python, 10 days, you know While loops and For loops and range().',
  ],
  ['a plan until december 20', 'I understood: a plan for Python, until 20 December (28 days).'],
  ['plan, i start on december 1st', 'I understood: a plan for Python, 10 days, from 1 December.'],
  [
    'a plan for 2 weeks, exam on december 20',
    'I understood: a plan for Python, until 20 December (14 days).',
  ],
  ['what is a list?', 'I understood: a question about Lists (Python).'],
  ['thanks!', null],
  ['i dont want to live anymore', null],
];

for (const [problem, line] of table) {
  test(`writeUnderstood(meaning) begins the reply to "${problem}" with ${line ?? 'nothing of its own'}`, () => {
    const { letter } = answerRequest(library, { ...form, problem });
    const [, first = ''] = letter.split('\n\n');
    if (line === null) assert.doesNotMatch(letter, /I understood/);
    else assert.equal(first, line);
  });
}
