import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { askSample } from '../testing/ask-sample.ts';

describe('a reply for someone who has an exam', () => {
  test('goes to what was asked about when there is an exam, and says what it takes as known', () => {
    const reply = askSample({ language: 'C++', days: 3, problem: 'plan, exam on pointers and classes' });
    assert.match(reply, /You have an exam, so I take as known: \[/);
    assert.match(reply, /^- \[Pointers\]/m);
    assert.doesNotMatch(reply, /^- \[Running a C\+\+ program\]/m);
  });

  test('finds what the exam is on, however that is said', () => {
    for (const problem of [
      'exam about functions tomorrow, plan',
      'my exam is on functions, plan please',
      'prepare me for functions, exam on Monday',
    ])
      assert.match(
        askSample({ language: 'C', days: 2, problem }),
        /Did you mean \[Functions and scope\]/,
        problem,
      );
  });

  test('takes the first steps as known when the exam is on all of it', () => {
    const reply = askSample({ language: 'sql', days: 5, problem: 'exam on Friday, make me a plan' });
    assert.match(reply, /I take as known: .*\[Installing MySQL\]/);
    assert.doesNotMatch(reply, /^- \[Installing MySQL\]/m);
  });

  test('begins an exam plan on a whole technology with what everybody learns first', () => {
    for (const problem of [
      'exam in a week, plan please',
      'help me pass my exam',
      'I am so scared of my exam, plan',
    ])
      assert.match(
        askSample({ language: 'C++', days: 7, problem }),
        /^\*\*Day 1\*\* \(45 min\)\n(?:- First recall .+\n)?- \[Variables and data types\]/m,
        problem,
      );
  });
});
