import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sampleIndex } from '../../search/testing/sample-index.ts';
import { understand } from '../understand.ts';
import { keepFormDays } from './keep-form-days.ts';

const today = '2026-11-29';

function readDays(problem: string, days: number): number {
  const read = understand(sampleIndex, { problem, language: 'SQL', today });
  return keepFormDays(read, { problem, days, today }).span?.days ?? days;
}

test('keepFormDays() holds the days of the form against times that are not those of the plan', () => {
  for (const [problem, days] of [
    ['Interview on 14 December, with queries like patients readmitted within 30 days. Plan please', 15],
    ['plan for sql, I want to earn money by september', 62],
  ] as const)
    assert.equal(readDays(problem, days), days, problem);
});

test('keepFormDays() lets a message set other days than the form', () => {
  for (const [problem, days, wanted] of [
    ['plan for sql in 20 days', 30, 20],
    ['plan for sql, exam in 3 weeks', 30, 21],
    ['plan for sql until 20 December', 30, 21],
  ] as const)
    assert.equal(readDays(problem, days), wanted, problem);
});
