import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { makeIndex } from '../../search/index.ts';
import { sampleTopics } from '../../search/testing/sample-topics.ts';
import { naming } from '../../tests/naming.ts';
import { sampleGoals } from '../goal/testing/sample-goals.ts';
import type { ReplyInput } from '../reply-input.ts';
import { understand } from '../understand.ts';
import { correct } from './correct.ts';
import { isCorrectable } from './correct-intent.ts';
import { makeMeaning } from './make-meaning.ts';
import { type Corrections, intents, partNames } from './meaning.ts';

const index = makeIndex(sampleTopics, naming);
const today = '2026-11-22';

function read(problem: string, corrections: Corrections, language = 'JavaScript'): ReplyInput {
  const before = understand(index, { problem, language, today });
  return correct(index, before, { problem, corrections, today, goals: sampleGoals });
}

const keysOf = (input: ReplyInput): readonly string[] => {
  if (input.intent === 'plan') return input.goals.map(({ key }) => key);
  return 'topics' in input ? input.topics.map(({ key }) => key) : [];
};

/** A message, what the learner sets by hand, and what is then read. */
const table: readonly (readonly [problem: string, Corrections, intent: string, part: unknown])[] = [
  ['make me a plan', { level: 'advanced' }, 'plan', { level: 3 }],
  ['make me a plan, I am a beginner', { level: 'intermediate' }, 'plan', { level: 2 }],
  ['make me a plan, I am a beginner', { level: null }, 'plan', { level: null }],
  [
    'make me a plan',
    { minutes: 25 },
    'plan',
    { minutes: { named: [{ minutes: 25, unit: 'minute', each: 'day' }], free: [] } },
  ],
  ['make me a plan, an hour a day', { minutes: null }, 'plan', { minutes: null }],
  ['make me a plan', { weekdays: [0, 1] }, 'plan', { minutes: { named: [], free: [2, 3, 4, 5, 6] } }],
  ['make me a plan, only at weekends', { weekdays: null }, 'plan', { minutes: null }],
  ['make me a plan', { start: '2026-12-01' }, 'plan', { dates: { start: '2026-12-01', until: null } }],
  [
    'make me a plan',
    { until: '2026-12-02' },
    'plan',
    { span: { days: 10, said: '2026-12-02', until: '2026-12-02' } },
  ],
  ['make me a plan in 2 weeks', { days: 5 }, 'plan', { span: null }],
  ['make me a plan', { technologies: ['python'] }, 'plan', { technologies: ['python'] }],
  [
    'make me a plan',
    { topics: ['javascript/loops'] },
    'plan',
    { goals: [{ key: 'javascript/loops', weight: 1 }] },
  ],
  ['make me a plan, I know loops', { known: [] }, 'plan', { known: [] }],
  ['make me a plan', { skipped: ['javascript/events'] }, 'plan', { skipped: ['javascript/events'] }],
  ['closures', { intent: 'plan' }, 'plan', { technologies: ['javascript'] }],
  ['make me a plan for closures', { intent: 'concept' }, 'answer', { certainty: 'sure' }],
  ['what is a closure', { technologies: ['python'] }, 'answer', { certainty: 'sure' }],
  ['thanks', { intent: 'plan' }, 'plan', { technologies: ['javascript'] }],
];

describe('correct(index, read, corrections)', () => {
  for (const [problem, corrections, intent, part] of table)
    test(`takes ${JSON.stringify(corrections)} over what "${problem}" says`, () => {
      const input = read(problem, corrections);
      assert.equal(input.intent, intent);
      assert.partialDeepStrictEqual(input, part);
    });

  test('changes nothing where nothing is set', () => {
    for (const problem of [
      'make me a plan for closures, an hour a day',
      'what is a closure',
      'thanks',
      'teach me Rust',
    ])
      assert.deepEqual(
        read(problem, {}),
        understand(index, { problem, language: 'JavaScript', today }),
        problem,
      );
  });

  test('answers with the topics that were chosen, in their order, whatever was asked', () => {
    const keys = ['javascript/promises', 'javascript/events'];
    for (const problem of ['what is a closure', 'closures', 'why is my loop endless', 'thanks']) {
      const input = read(problem, { intent: 'concept', topics: keys });
      assert.deepEqual([input.intent, keysOf(input)], ['answer', keys], problem);
    }
    assert.deepEqual(keysOf(read('loops', { topics: ['javascript/nothing', 'javascript/events'] })), [
      'javascript/events',
    ]);
  });

  test('finds the topics again where only the technology was wrong', () => {
    for (const [technology, key] of [
      ['python', 'python/lists'],
      ['cpp', 'cpp/pointers'],
      ['git', 'git/version-control'],
    ] as const) {
      const problem = key.split('/')[1]?.replaceAll('-', ' ') ?? '';
      const input = read(`what is ${problem}`, { technologies: [technology] });
      assert.equal(keysOf(input)[0], key);
      assert.ok(
        keysOf(input).every((one) => one.startsWith(`${technology}/`)),
        technology,
      );
    }
  });

  test('leaves out wanted topics of technologies that are no longer planned', () => {
    const input = read('make me a plan for closures', { technologies: ['python'] });
    assert.deepEqual(keysOf(input), []);
    const kept = read('make me a plan for closures', { technologies: ['python', 'javascript'] });
    assert.deepEqual(keysOf(kept), ['javascript/closures']);
  });

  test('says that what was set by hand is sure', () => {
    for (const corrections of [{ intent: 'plan' }, { goalId: 'pet-page' }] satisfies Corrections[])
      assert.partialDeepStrictEqual(read('what is a closure', corrections).decided, {
        intent: 'plan',
        grade: 'sure',
      });
    assert.partialDeepStrictEqual(read('make me a plan', { intent: 'error' }).decided, {
      intent: 'concept',
      grade: 'sure',
    });
  });
});

describe('a goal that is set by hand', () => {
  for (const { id, title, technologies } of sampleGoals)
    test(`is that of the plan, with all that it is made with: ${id}`, () => {
      for (const problem of ['something for my family', 'make me a plan for closures', 'what is a closure']) {
        const input = read(problem, { goalId: id }, 'any');
        assert.ok(input.intent === 'plan', problem);
        assert.deepEqual(input.ourGoal, { id, title, grade: 'sure' });
        for (const slug of technologies) assert.ok(input.technologies.includes(slug), slug);
        assert.equal(input.nearGoals?.[0]?.id, id);
      }
    });

  test('is none where none is wanted, or where there is no such goal', () => {
    for (const goalId of [null, 'a-castle']) {
      const input = read('make me a plan', { goalId });
      assert.ok(input.intent === 'plan');
      assert.equal(input.ourGoal, undefined);
    }
  });
});

test('isCorrectable holds for what a reply follows from alone', () => {
  const alone = intents.filter((intent) => isCorrectable(intent));
  assert.deepEqual(alone.toSorted(), ['compare', 'concept', 'error', 'followup', 'plan']);
});

test('makeMeaning marks each part that was set by hand, and no other, whatever the message', () => {
  const key = fc.constantFrom('javascript/loops', 'javascript/events', 'python/lists');
  const corrections: fc.Arbitrary<Corrections> = fc.record(
    {
      intent: fc.constantFrom('plan' as const, 'concept' as const),
      technologies: fc.uniqueArray(fc.constantFrom('javascript', 'python'), { minLength: 1 }),
      topics: fc.uniqueArray(key),
      known: fc.uniqueArray(key),
      minutes: fc.option(fc.integer({ min: 1, max: 200 })),
      weekdays: fc.option(fc.uniqueArray(fc.nat(6), { minLength: 1 })),
      level: fc.constantFrom('beginner' as const, 'advanced' as const, null),
      start: fc.constantFrom('2026-12-01', null),
    },
    { requiredKeys: [] },
  );
  const problems = fc.constantFrom(
    'make me a plan',
    'what is a closure',
    'thanks',
    'plan, 20 minutes a day',
    'Rust',
  );
  fc.assert(
    fc.property(problems, corrections, (problem, set) => {
      const form = { age: 30, level: null, days: 10, problem, corrections: set };
      const meaning = makeMeaning(index, form, read(problem, set));
      const marked = partNames.filter((name) => meaning.parts[name]?.source === 'corrected');
      assert.deepEqual(
        marked,
        partNames.filter((name) => set[name] !== undefined),
      );
      for (const name of marked) assert.equal(meaning.parts[name]?.grade, 'sure');
    }),
  );
});
