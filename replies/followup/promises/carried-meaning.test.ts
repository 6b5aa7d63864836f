import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { levelCodes } from '#question/meaning/meaning.ts';

import { library } from '../../testing/ask-sample.ts';
import { sayNext } from '../../testing/say-next.ts';

const plan = sayNext('make me a plan');
const goal = sayNext('I want to make a quiz game', [], { language: 'any' });
const answer = sayNext('what is a dictionary?');

const changes = [
  'in 20 days instead',
  'make it 10 days longer',
  'only 20 minutes a day',
  'only on weekends',
  'not on fridays',
  'make it harder',
  'make it easier',
  'i already know loops',
  'skip functions',
  'add regular expressions too',
  'Java instead',
  'it must be done by december 20',
  'for my son, he is 10',
];

describe('what is understood of a change to a plan', () => {
  test('is what the plan then is, whatever was changed before', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(plan, goal),
        fc.array(fc.constantFrom(...changes), { minLength: 1, maxLength: 4 }),
        (first, messages) => {
          let said = first;
          for (const message of messages) said = sayNext(message, said.thread, { language: 'any' });
          const { meaning, plan: made } = said;
          if (!made || meaning.intent !== 'change') return;
          const { days, level, minutesADay, restDays = [], goal: id } = made.request;
          assert.deepEqual(
            [meaning.days, meaning.level, meaning.technologies, meaning.goalId, meaning.minutes],
            [days, levelCodes[level - 1], made.technologies, id ?? null, minutesADay?.weekday || null],
          );
          assert.deepEqual(
            [0, 1, 2, 3, 4, 5, 6].filter((day) => !(meaning.weekdays ?? [0, 1, 2, 3, 4, 5, 6]).includes(day)),
            restDays,
          );
        },
      ),
      { numRuns: 25 },
    );
  });

  test('says which part the message changed, and leaves the others as they were', () => {
    for (const [message, part] of [
      ['in 20 days instead', 'days'],
      ['only 20 minutes a day', 'minutes'],
      ['only on weekends', 'weekdays'],
      ['make it harder', 'level'],
      ['i already know loops', 'known'],
      ['skip functions', 'skipped'],
      ['Java instead', 'technologies'],
      ['i start on december 1st', 'start'],
      ['it must be done by december 20', 'until'],
    ] as const) {
      const { meaning } = sayNext(message, plan.thread);
      assert.equal(meaning.parts[part]?.source, 'said', message);
      for (const other of ['technologies', 'level', 'days'] as const)
        if (other !== part && !(part === 'until' && other === 'days'))
          assert.equal(meaning.parts[other]?.source, 'earlier', `${other} after ${message}`);
      for (const other of ['minutes', 'weekdays', 'goal'] as const)
        if (other !== part) assert.equal(meaning.parts[other], undefined, `${other} after ${message}`);
    }
  });

  test('names all that it holds', () => {
    for (const message of changes) {
      const { technologies, topics, choices, known, skipped, names } = sayNext(message, plan.thread).meaning;
      for (const key of [...technologies, ...topics, ...choices, ...known, ...skipped])
        assert.ok((names[key] ?? '') !== '', `${key} after ${message}`);
    }
  });

  test('forgets the date of an end when other days are wanted', () => {
    const until = sayNext('it must be done by december 4', plan.thread);
    assert.equal(until.meaning.until, '2026-12-04');
    assert.equal(sayNext('in 20 days instead', until.thread).meaning.until, null);
    assert.equal(sayNext('only 20 minutes a day', until.thread).meaning.until, '2026-12-04');
  });
});

describe('what is understood of a message about an answer', () => {
  test('is the topic of the answer, and no plan', () => {
    for (const message of ['simpler please', 'quiz me', 'why?', 'an exercise please']) {
      const { meaning, plan: made } = sayNext(message, answer.thread);
      assert.deepEqual(meaning.topics, ['python/dictionaries'], message);
      assert.deepEqual([meaning.intent, made, meaning.care], ['followup', undefined, 'none'], message);
      assert.equal(meaning.tone, 'plain', message);
    }
  });

  test('is told to a child where a child is named, or writes', () => {
    assert.equal(sayNext('explain it like i am ten', answer.thread).meaning.tone, 'child');
    assert.equal(sayNext('simpler please', answer.thread, { age: 11 }).meaning.tone, 'child');
    assert.equal(sayNext('simpler please', answer.thread, { age: 13 }).meaning.tone, 'plain');
  });

  test('says the days of a plan that it asks for', () => {
    const twelve = sayNext('make a plan for this in 12 days', answer.thread);
    assert.deepEqual([twelve.meaning.days, twelve.meaning.parts.days?.source], [12, 'said']);
    const usual = sayNext('make a plan for this', answer.thread);
    assert.deepEqual([usual.meaning.days, usual.meaning.parts.days?.source], [30, 'earlier']);
    for (const { letter } of [twelve, usual]) assert.ok(letter.includes('(/language/python#dictionaries)'));
  });

  test('holds only topics and technologies of the roadmaps', () => {
    for (const message of [
      'Rust instead',
      'add quantum physics',
      'what is a flux capacitor',
      'no i meant tuples',
    ]) {
      const { topics, technologies } = sayNext(message, answer.thread).meaning;
      for (const key of topics) assert.ok(library.topics.has(key), key);
      for (const slug of technologies) assert.ok(library.roadmaps.has(slug), slug);
    }
  });
});
