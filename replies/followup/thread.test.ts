import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import type { AskTurn } from '#contract/assistant.ts';
import type { Meaning } from '#question/meaning/meaning.ts';
import { sum } from '#planner/time/minutes.ts';

import { library } from '../testing/ask-sample.ts';
import { sayNext } from '../testing/say-next.ts';
import { planAgain } from './chat.ts';

const [plan, answer] = [sayNext('make me a plan').thread, sayNext('what is a dictionary?').thread];

test('answerRequest(library, request) answers a new question as if nothing had been said', () => {
  for (const problem of [
    'what is a closure in javascript?',
    'how do i center a div',
    'a plan for java in 10 days',
  ]) {
    assert.equal(sayNext(problem, plan).letter, sayNext(problem).letter, problem);
    assert.equal(sayNext(problem, answer).meaning.followup, null, problem);
  }
});

test('answerRequest(library, request) keeps the technology of the chat where the form names none', () => {
  const { thread } = sayNext('make me a plan', [], { language: 'Java' });
  assert.deepEqual(sayNext('what is a class?', thread, { language: 'any' }).meaning.technologies, ['java']);
});

test('answerRequest(library, request) says without a thread that there is no reply yet', () => {
  assert.match(sayNext('can you make it shorter?').letter, /there is none before it/);
});

test('answerRequest(library, request) puts care before any chat, and uses nothing that was said before it', () => {
  const { letter, meaning, thread } = sayNext('i want to kill myself', plan);
  assert.equal(meaning.care, 'reply');
  assert.doesNotMatch(letter, /plan/);
  assert.equal(sayNext('in 20 days instead', thread).meaning.followup, null);
});

const wordings = [
  'in 20 days instead',
  'only on weekends',
  'only 10 minutes a day',
  'i already know loops',
  'skip functions',
  'add testing',
  'i finished day 3',
  'i missed 6 days',
  'too hard',
  'harder',
  'more practice',
  'shorter please',
  'for my son, he is 10',
  'do it for css instead',
  'show me day 40',
  'give me an example',
  'not on fridays',
];

test('answerRequest(library, request) always gives a plan that adds up, whatever is changed in turn', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...wordings), { maxLength: 5 }), (messages) => {
      let thread: readonly AskTurn[] = plan;
      for (const message of messages) ({ thread } = sayNext(message, thread));
      const requested = thread.findLast((turn) => turn.plan)?.plan;
      assert.ok(requested);
      const { days, covered, request } = planAgain(library, requested).plan;
      assert.equal(days.length, request.days);
      for (const { minutes, budget } of days) assert.ok(minutes <= Math.max(budget, 0));
      const learned = days.flatMap(({ items }) => items.filter(({ part, parts }) => part === parts));
      assert.equal(new Set(learned.map(({ key }) => key)).size, learned.length);
      assert.ok(learned.length >= covered.length && sum(days.map(({ minutes }) => minutes)) >= 0);
    }),
    { numRuns: 25 },
  );
});

test('answerRequest(library, request) answers whatever thread a page sends', () => {
  const meaning = answer[0]?.meaning;
  assert.ok(meaning);
  const name = fc.constantFrom('python', 'klingon', '', 'python/lists', 'x/y', '__proto__');
  const names = fc.array(name, { maxLength: 3 });
  const turn = fc.record({
    problem: fc.string({ maxLength: 30 }),
    meaning: fc
      .record({ technologies: names, topics: names, choices: names, known: names, skipped: names })
      .map((some): Meaning => Object.assign(structuredClone(meaning), some)),
    plan: fc.record({
      technologies: names,
      request: fc.record({
        days: fc.integer({ min: 1, max: 60 }),
        age: fc.integer({ min: 9, max: 130 }),
        level: fc.constantFrom(1 as const, 2 as const, 3 as const),
        known: names,
        restDays: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 6 }),
        wanted: fc.dictionary(name, fc.constantFrom(0.5, 1)),
      }),
    }),
  });
  const message = fc.oneof(
    fc.constantFrom(...wordings, 'thanks', 'why', 'quiz me', 'is there a video'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(turn, { minLength: 1, maxLength: 3 }), message, (thread, problem) => {
      assert.match(sayNext(`${problem} x`, thread).letter, /^Hello Mina/);
    }),
    { numRuns: 60 },
  );
});
