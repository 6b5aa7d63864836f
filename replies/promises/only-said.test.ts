import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import type { PartName } from '#question/meaning/meaning.ts';

import { sayNext } from '../testing/say-next.ts';

type Part = { readonly says: string; readonly detail: string; readonly name: PartName };

/** What a wish for a plan may say, with the words in which it is said back and the part of the meaning that holds it. */
const parts: readonly Part[] = [
  { says: 'in 20 days', detail: '20 days', name: 'days' },
  { says: '25 minutes a day', detail: '25 minutes a day', name: 'minutes' },
  { says: 'only at weekends', detail: 'only at weekends', name: 'weekdays' },
  { says: 'starting on december 1st', detail: 'from 1 December', name: 'start' },
  { says: 'I already know dictionaries', detail: 'you know Dictionaries', name: 'known' },
  { says: 'skip comprehensions', detail: 'without Comprehensions', name: 'skipped' },
];
const said = fc.subarray([...parts]).chain((some) => fc.shuffledSubarray(some, { minLength: some.length }));
const technologies = ['Python', 'Java', 'CSS', 'Git', 'C++', 'Kotlin', 'Vue'];

/** The first line, as the details between its commas. */
function readDetails(letter: string): string[] {
  const [, line = ''] = /^I understood: (.+)\.$/m.exec(letter) ?? [];
  return line.split(', ');
}

describe('the first line of a reply with a plan', () => {
  test('says back each thing that was said, and no other', () => {
    fc.assert(
      fc.property(said, (some) => {
        const problem = ['make me a plan', ...some.map(({ says }) => says)].join(', ');
        const { letter, meaning } = sayNext(problem);
        const [subject, days, ...details] = readDetails(letter);
        assert.equal(subject, 'a plan for Python');
        const names = new Set(some.map(({ name }) => name));
        assert.equal(days, names.has('days') ? '20 days' : '30 days', letter);
        const wanted = some.filter(({ name }) => name !== 'days').map(({ detail }) => detail);
        assert.deepEqual(details.toSorted(), wanted.toSorted(), problem);
        for (const { name } of parts.filter((one) => names.has(one.name)))
          assert.equal(meaning.parts[name]?.source, 'said', `${problem}: ${name}`);
        for (const { name } of parts.filter((one) => !names.has(one.name)))
          assert.notEqual(meaning.parts[name]?.source, 'said', `${problem}: ${name}`);
      }),
      { numRuns: 60 },
    );
  });

  test('names the technologies of the plan that follows', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(technologies, { minLength: 1, maxLength: 3 }), (some) => {
        const { letter, plan } = sayNext(`make me a plan for ${some.join(' and ')}`, [], { language: 'any' });
        const [subject = ''] = readDetails(letter.replaceAll(' and ', ', '));
        assert.ok(subject.startsWith('a plan for '), letter.slice(0, 200));
        const line = letter.split('\n\n')[1]?.replaceAll('\\', '') ?? '';
        for (const name of some) assert.ok(line.includes(name), `${name}: ${line}`);
        assert.equal(plan?.technologies.length, some.length);
      }),
      { numRuns: 30 },
    );
  });
});

/** Messages without any number, day or known thing in them. */
const bare = [
  'make me a plan',
  'teach me this',
  'I want to learn it for my job',
  'a plan please, my aunt recommended it',
  'please help me to get going',
  'a plan for someone who works at night',
  'quiero un plan',
  'ich möchte das lernen',
];

test('a reply claims no time, no start, no knowledge and no level that nobody said', () => {
  for (const problem of bare) {
    const { letter, meaning } = sayNext(problem, [], { level: 'option1' });
    const { minutes, weekdays, start, until, known, skipped, level, goal, goalId } = meaning;
    assert.deepEqual(
      [minutes, weekdays, start, until, known, skipped, level, goalId],
      [null, null, null, null, [], [], null, null],
      problem,
    );
    assert.ok(goal === null || problem.includes(goal), `${goal}`);
    assert.doesNotMatch(
      letter,
      /You (?:named|wrote|have an? (?:exam|interview|deadline)|know|asked)/,
      problem,
    );
    assert.doesNotMatch(letter, /as you (?:said|asked)/, problem);
  }
});

test('a reply quotes only what the message holds', () => {
  const quoting = /(?:You wrote|You named|Of) "([^"]+)"/g;
  for (const problem of [
    'plan for python and sql in 20 days, 1 hour a day',
    'in two weeks, please',
    'my exam is in ten days, plan',
    'plan for half a year',
  ])
    for (const [, quoted = ''] of sayNext(problem).letter.matchAll(quoting))
      assert.ok(problem.includes(quoted), `${quoted} in ${problem}`);
});
