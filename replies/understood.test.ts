import assert from 'node:assert/strict';
import { test } from 'node:test';

import { answerRequest } from './answer.ts';
import { library } from './testing/ask-sample.ts';

const form = { name: 'Mina', age: 30, level: null, days: 10, language: 'Python' };

const table: readonly (readonly [problem: string, line: string | null])[] = [
  ['make me a plan, 40 minutes a day', 'I understood: a plan for Python, 10 days, 40 minutes a day.'],
  ['a plan for 2 weeks, only at weekends', 'I understood: a plan for Python, 14 days, only at weekends.'],
  [
    'plan please, i already know loops',
    'I understood: a plan for Python, 10 days, you know While loops and For loops and range().',
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
