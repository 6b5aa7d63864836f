import assert from 'node:assert/strict';
import { test } from 'node:test';

import { foldLiteral } from '../fold-report.ts';
import { isReport } from './is-report.ts';

test('isReport hears those who tell what went wrong', () => {
  for (const text of [
    'segfault when I run it',
    'it keeps saying expected ; before return',
    'I get a null pointer exception in my loop and do not know where',
    'undefined variable x php line 4',
    'my fetch gets blocked by cors policy and the page stays empty',
  ])
    assert.equal(isReport(foldLiteral(text)), true, text);
});

test('isReport hears no report in a question about a subject', () => {
  for (const text of [
    'what is a null pointer exception',
    'how do I avoid a merge conflict in a team of five people',
    'make me a plan about stack overflow and recursion',
    'can you write comments in a json file',
    'I do not understand stack overflow',
  ])
    assert.equal(isReport(foldLiteral(text)), false, text);
});
