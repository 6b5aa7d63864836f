import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readOwnQuestion } from './own-question.ts';

const table: readonly (readonly [message: string, question: string | null])[] = [
  ['ok and when do i use a full join', 'when do i use a full join'],
  ['it works!! but now the picture is too bright, can i dim it', 'can i dim it'],
  ['so a set has no order?', 'a set has no order?'],
  ['oké maar hoe haal ik er dan eentje uit', 'hoe haal ik er dan eentje uit'],
  ['thanks a lot', null],
  ['why?', null],
  ['can you say it in simpler words?', null],
  ['how long does it take', null],
  ['what should i do first today?', null],
  ['give me an exercise', null],
];

for (const [message, question] of table)
  test(`readOwnQuestion("${message}") finds what is asked of something new, or nothing`, () => {
    assert.equal(readOwnQuestion(message), question);
  });
