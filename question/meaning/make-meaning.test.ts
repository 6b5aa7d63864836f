import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { makeIndex } from '../../search/index.ts';
import { sampleTopics } from '../../search/testing/sample-topics.ts';
import { naming } from '../../tests/naming.ts';
import { intents, type Meaning, type PartName } from './meaning.ts';
import { makeMeaning } from './make-meaning.ts';
import { understand } from '../understand.ts';

const index = makeIndex(sampleTopics, naming);
const form = { age: 30, level: null, days: 10 } as const;

function read(problem: string, language = 'Python'): Meaning {
  return makeMeaning(
    index,
    { ...form, problem },
    understand(index, { problem, language, today: '2026-11-22' }),
  );
}

const table: readonly (readonly [problem: string, part: PartName, value: unknown, source: string])[] = [
  ['make me a plan', 'days', 10, 'form'],
  ['make me a plan for 2 weeks', 'days', 14, 'said'],
  ['make me a plan', 'technologies', ['python'], 'form'],
  ['make me a plan for Java', 'technologies', ['java'], 'said'],
  ['a plan, 25 minutes a day', 'minutes', 25, 'said'],
  ['a plan, 40 minutes a day only on weekends', 'minutes', 40, 'said'],
  ['a plan, 2 hours on saturdays', 'minutes', 120, 'said'],
  ['a plan, my exam is on december 4th', 'until', '2026-12-04', 'said'],
  ['a plan, my exam is on december 4th', 'days', 12, 'said'],
  ['a plan, starting monday', 'start', '2026-11-23', 'said'],
  ['a plan, only at weekends', 'weekdays', [5, 6], 'said'],
  ['a plan, i am a beginner', 'level', 'beginner', 'said'],
];

for (const [problem, part, value, source] of table) {
  test(`makeMeaning(index, form, read) takes ${part} of "${problem}" from what was ${source}`, () => {
    const meaning = read(problem);
    assert.deepEqual(meaning[part], value);
    assert.equal(meaning.parts[part]?.source, source);
  });
}

test('makeMeaning(index, form, read) names whatever it holds, and says where each part with a value is from', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (problem) => {
      const meaning = read(problem);
      assert.ok(intents.includes(meaning.intent));
      for (const key of [...meaning.technologies, ...meaning.topics, ...meaning.choices])
        assert.notEqual(meaning.names[key], undefined, key);
      for (const part of ['minutes', 'weekdays', 'goal'] as const)
        assert.equal(meaning.parts[part] !== undefined, meaning[part] !== null, part);
    }),
  );
});
