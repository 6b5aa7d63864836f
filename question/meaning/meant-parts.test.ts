import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { makeIndex } from '../../search/index.ts';
import { sampleTopics } from '../../search/testing/sample-topics.ts';
import { troubles } from '#lexicon/care/trouble.ts';
import { naming } from '../../tests/naming.ts';
import { sampleGoalIndex } from '../goal/testing/sample-goals.ts';
import { understand } from '../understand.ts';
import { makeCareMeaning, makeMeaning } from './make-meaning.ts';
import type { Meaning, PartName } from './meaning.ts';
import { nameAll } from './name-all.ts';

const index = makeIndex(sampleTopics, naming);
const form = { age: 30, level: null, days: 10 } as const;

type Form = Partial<{ readonly age: number; readonly level: 1 | 2 | 3 | null; readonly language: string }>;

function read(problem: string, { language = 'JavaScript', ...changes }: Form = {}): Meaning {
  const message = { problem, language, today: '2026-11-22' };
  return makeMeaning(index, { ...form, ...changes, problem }, understand(index, message, sampleGoalIndex));
}

type Row = readonly [problem: string, Form, part: PartName, source: string | undefined];

/** From where each part of a meaning is. */
const sources: readonly Row[] = [
  ['make me a plan', {}, 'technologies', 'form'],
  ['make me a plan for Python', {}, 'technologies', 'said'],
  ['make me a plan', { language: 'any' }, 'technologies', undefined],
  ['make me a plan for JavaScript', {}, 'technologies', 'form'],
  ['make me a plan', {}, 'days', 'form'],
  ['make me a plan in 5 days', {}, 'days', 'said'],
  ['make me a plan until december 4', {}, 'days', 'said'],
  ['make me a plan', {}, 'level', 'assumed'],
  ['make me a plan', { level: 2 }, 'level', 'form'],
  ['make me a plan, I am a beginner', { level: 2 }, 'level', 'said'],
  ['make me a plan', {}, 'minutes', undefined],
  ['make me a plan, 20 minutes a day', {}, 'minutes', 'said'],
  ['make me a plan', {}, 'weekdays', undefined],
  ['make me a plan, only on Mondays', {}, 'weekdays', 'said'],
  ['make me a plan', {}, 'start', undefined],
  ['make me a plan, I start on december 1st', {}, 'start', 'said'],
  ['make me a plan', {}, 'until', undefined],
  ['make me a plan until december 4', {}, 'until', 'said'],
  ['make me a plan, I know loops', {}, 'known', 'said'],
  ['make me a plan', {}, 'known', undefined],
  ['make me a plan, skip promises', {}, 'skipped', 'said'],
  ['make me a plan', {}, 'skipped', undefined],
  ['make me a plan for closures', {}, 'topics', 'said'],
  ['make me a plan', {}, 'topics', undefined],
  ['make me a plan', {}, 'goalId', undefined],
];

describe('makeMeaning(index, form, read)', () => {
  for (const [problem, changes, part, source] of sources)
    test(`says that ${part} of "${problem}" is ${source ?? 'not there'}${changes.level ? ' beside a level' : ''}`, () => {
      assert.equal(read(problem, changes).parts[part]?.source, source);
    });

  test('offers at most four topics where the first may not be meant, the best first', () => {
    for (const problem of ['what is a closure', 'how do events work', 'loops', 'why is my loop endless']) {
      const { topics, choices, technologies } = read(problem);
      assert.equal(topics.length, 1, problem);
      assert.equal(choices[0], topics[0], problem);
      assert.ok(choices.length <= 4, problem);
      assert.ok(topics[0]?.startsWith(`${technologies[0]}/`), problem);
    }
  });

  test('names a thing without a roadmap as it was named, and no topic for it', () => {
    for (const name of ['Rust', 'Swift', 'Haskell']) {
      const { uncovered, topics, intent } = read(`teach me ${name}`);
      assert.deepEqual([uncovered, topics, intent], [[name], [], 'uncovered']);
    }
    assert.deepEqual(read('make me a plan for JavaScript and Rust').uncovered, ['Rust']);
  });

  test('speaks to a child below 13, and in the language of the message', () => {
    for (const [age, tone] of [
      [9, 'child'],
      [12, 'child'],
      [13, 'plain'],
      [80, 'plain'],
    ] as const)
      assert.equal(read('make me a plan', { age }).tone, tone);
    for (const [problem, language] of [
      ['make me a plan', 'en'],
      ['quiero aprender a programar desde cero', 'es'],
      ['ich möchte programmieren lernen', 'de'],
      ['я хочу научиться программировать', 'ru'],
      ['プログラミングを学びたい', 'ja'],
    ] as const)
      assert.equal(read(problem).language, language, problem);
  });

  test('has the minutes of days that have all the same, and none where they differ', () => {
    for (const [problem, minutes] of [
      ['plan, 20 minutes a day', 20],
      ['plan, 1 hour on Mondays and 1 hour on Fridays', 60],
      ['plan, 1 hour on Mondays and 2 hours on Fridays', null],
      ['plan, 5 hours a week', null],
      ['plan', null],
    ] as const)
      assert.equal(read(problem).minutes, minutes, problem);
  });
});

describe('makeCareMeaning(index, form, trouble)', () => {
  for (const trouble of [...troubles, null])
    test(`holds nothing of the message but its language and its days: ${trouble ?? 'unnamed'}`, () => {
      const problem = 'make me a plan for closures, I am 14 and want to die, 20 minutes a day';
      const meaning = makeCareMeaning(index, { ...form, problem }, trouble);
      const { intent, care, days, language, parts, names, grade, ...rest } = meaning;
      assert.ok(intent === 'crisis' || intent === 'danger');
      assert.deepEqual([care, days, language, names, grade], ['reply', 10, 'en', {}, 'sure']);
      assert.deepEqual(Object.keys(parts), ['intent']);
      for (const value of Object.values(rest))
        assert.ok(value === null || value === 'plain' || (Array.isArray(value) && value.length === 0));
    });

  test('takes despair for a crisis and what others do for a danger', () => {
    assert.deepEqual(troubles.map(readCareIntent), [
      'crisis',
      'crisis',
      'crisis',
      'danger',
      'danger',
      'danger',
    ]);
  });
});

test('nameAll(index, values) names every topic and technology that there is, and nothing else', () => {
  const none = { topics: [], choices: [], known: [], skipped: [], technologies: [] };
  for (const { key, title } of sampleTopics)
    for (const part of ['topics', 'choices', 'known', 'skipped'] as const)
      assert.deepEqual(nameAll(index, { ...none, [part]: [key] }), { [key]: title });
  for (const { slug } of naming.technologies)
    assert.deepEqual(Object.keys(nameAll(index, { ...none, technologies: [slug] })), [slug]);
  assert.deepEqual(nameAll(index, { ...none, topics: ['x/y'], technologies: ['cobol'] }), {});
});

function readCareIntent(trouble: (typeof troubles)[number]): string {
  return makeCareMeaning(index, { ...form, problem: 'x' }, trouble).intent;
}
