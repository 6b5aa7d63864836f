import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { parseReading } from './parse-reading.ts';

/** The fields of an answer that fit. */
function read(answer: object): object {
  const fields = Object.entries(parseReading(JSON.stringify(answer)) ?? {});
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

describe('parseReading(answer) takes', () => {
  const rows: readonly object[] = [
    { intent: 'plan', technologies: ['java'], days: 12 },
    { minutes: null, weekdays: null, level: null, goal: null, goalId: null },
    { days: 1, minutes: 1, weekdays: [0, 6] },
    { days: 3650 },
    { topics: [], known: ['python/lists'], skipped: [] },
    { care: 'line', language: 'pt' },
  ];
  for (const row of rows) test(JSON.stringify(row), () => assert.deepEqual(read(row), row));
});

describe('parseReading(answer) drops a field that does not fit and keeps the others:', () => {
  const rows: readonly object[] = [
    { intent: 'buy' },
    { technologies: 'java' },
    { topics: [7] },
    { days: 0 },
    { days: 3651 },
    { days: 1.5 },
    { minutes: -5 },
    { weekdays: [7] },
    { weekdays: [] },
    { level: 'guru' },
    { goal: 'word '.repeat(100) },
    { care: 'none at all' },
    { language: 'Portuguese' },
    { parts: { intent: { source: 'said', grade: 'sure' } } },
  ];
  for (const row of rows)
    test(JSON.stringify(row).slice(0, 60), () => {
      const kept = 'level' in row ? { days: 12 } : { level: 'beginner' };
      assert.deepEqual(read({ ...row, ...kept }), kept);
    });
});

test('parseReading(answer) finds the object among words and fences', () => {
  const fenced = parseReading('Here it is:\n```json\n{"language": "de"}\n```\nDone.');
  assert.equal(fenced?.language, 'de');
});

test('parseReading(answer) is null for any text without an object', () => {
  for (const answer of ['', '[1, 2]', 'null', '{"days": 12', '}{'])
    assert.equal(parseReading(answer), null, answer);
  fc.assert(fc.property(fc.string(), (text) => assert.equal(parseReading(text.replaceAll('{', '')), null)));
});
