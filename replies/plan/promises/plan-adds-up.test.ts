import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { countReplyWords } from '../../sentences.ts';
import { planAgain } from '../../followup/chat.ts';
import { answerRequest } from '../../answer-request.ts';
import { library } from '../../testing/ask-sample.ts';

const names = [...library.roadmaps.values()].map(({ name }) => name);
const wishes = [
  'make me a plan',
  'make me a plan, 25 minutes a day',
  'a plan, only at weekends, 2 hours',
  'a plan, not on Mondays',
  'a plan for my exam',
  'I want to make a quiz game',
  'a plan, 5 hours a week',
  'a plan for someone with 1 hour on Tuesdays and 2 hours on Fridays',
];
const asked = fc.record({
  age: fc.constantFrom(9, 12, 14, 20, 45, 80),
  level: fc.constantFrom(null, 1 as const, 2 as const, 3 as const),
  days: fc.oneof(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 32, max: 400 })),
  language: fc.constantFrom(...names, 'HTML and CSS', 'Python and SQL'),
  problem: fc.constantFrom(...wishes),
});

type Written = {
  readonly text: string;
  readonly days: readonly (readonly [first: number, last: number, minutes: number])[];
};

/** The days of a reply as they are headed. */
function readDays(text: string): Written['days'] {
  const heads = text.matchAll(/^\*\*Days? (\d+)(?:–(\d+))?\*\* \((\d+) min\)/gm);
  return [...heads].map(
    ([, first, last = first, minutes]) => [Number(first), Number(last), Number(minutes)] as const,
  );
}

function write(request: {
  age: number;
  level: 1 | 2 | 3 | null;
  days: number;
  language: string;
  problem: string;
}) {
  const { letter, plan } = answerRequest(library, { name: 'Mina', ...request, today: '2026-11-22' });
  const made = plan ? planAgain(library, plan).plan : assert.fail(letter);
  return { letter, made };
}

const addressOf = (key: string) => `(/language/${key.replace('/', '#')})`;

describe('the reply with a plan, whatever is asked for', () => {
  test('has every day once, in order, each with the minutes that are planned', () => {
    fc.assert(
      fc.property(asked, (request) => {
        const { letter, made } = write(request);
        if (made.days.length > 31) return;
        const days = readDays(letter);
        assert.equal(days[0]?.[0], 1);
        assert.equal(days.at(-1)?.[1], made.days.length);
        for (const [at, [first, last, minutes]] of days.entries()) {
          assert.equal(first, (days[at - 1]?.[1] ?? 0) + 1);
          for (const { minutes: planned } of made.days.slice(first - 1, last)) assert.equal(planned, minutes);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('has lines in a day that add up to its minutes', () => {
    fc.assert(
      fc.property(asked, (request) => {
        const { letter } = write({ ...request, days: Math.min(request.days, 31) });
        for (const paragraph of letter.split('\n\n')) {
          const [, total] = /^\*\*Day \d+\*\* \((\d+) min\)$/m.exec(paragraph) ?? [];
          if (total === undefined) continue;
          const lines = paragraph.split('\n').filter((line) => line.startsWith('- '));
          const minutes = lines.map((line) => Number(/[(, ](\d+) min\b/.exec(line)?.[1] ?? 0));
          assert.equal(
            minutes.reduce((sum, one) => sum + one, 0),
            Number(total),
            paragraph,
          );
        }
      }),
      { numRuns: 25 },
    );
  });

  test('names every topic that it covers, and every one that it says to have left out is not covered', () => {
    fc.assert(
      fc.property(asked, (request) => {
        const { letter, made } = write(request);
        for (const key of made.covered.filter((one) => isTopic(one)))
          assert.ok(letter.includes(addressOf(key)), key);
        for (const line of letter.split('\n\n').filter((one) => one.startsWith('Left out because the days')))
          for (const key of made.covered.filter((one) => isTopic(one)))
            assert.ok(!line.includes(addressOf(key)), key);
      }),
      { numRuns: 25 },
    );
  });

  test('counts what it covers and what there is, and both add up', () => {
    fc.assert(
      fc.property(asked, (request) => {
        const { letter, made } = write(request);
        const covered = made.covered.filter((one) => isTopic(one)).length;
        const [, told] = /It covers (\d+) topics?/.exec(letter) ?? [];
        if (told !== undefined) assert.equal(Number(told), covered, letter.slice(0, 500));
        const [, fit, all] = /(\d+) of (\d+) topics fit in/.exec(letter.replaceAll(',', '')) ?? [];
        if (fit === undefined) return;
        const left = made.leftOut.filter(({ key }) => isTopic(key)).length;
        assert.deepEqual([Number(fit), Number(all)], [covered, covered + left]);
      }),
      { numRuns: 25 },
    );
  });

  test('is no longer than can be read, and never asks the same question twice', () => {
    fc.assert(
      fc.property(asked, (request) => {
        const { letter } = write(request);
        assert.ok(countReplyWords(letter) <= 3000, `${countReplyWords(letter)} words`);
        const questions = [...letter.matchAll(/^- Review, \d+ min\. \[[^\]]+\]\([^)]+\): (.+?\?)/gm)].map(
          ([, one]) => one,
        );
        assert.equal(new Set(questions).size, questions.length);
      }),
      { numRuns: 25 },
    );
  });

  test('never has more minutes on a day than it says there are', () => {
    fc.assert(
      fc.property(asked, (request) => {
        const { letter, made } = write(request);
        const most = Math.max(...made.days.map(({ budget }) => budget));
        const said = [
          ...(/ with (.+?)\. (?:It covers|That is time|Nothing in it)/.exec(letter)?.[1]?.matchAll(/\d+/g) ??
            []),
        ].map(Number);
        for (const [, , minutes] of readDays(letter))
          assert.ok(minutes <= Math.max(most, ...said), letter.slice(0, 400));
        // A plan of less than a week may not reach the weekday with the most time.
        const reached = made.days.length < 7 ? Math.max(most, ...said) : most;
        if (said.length > 0) assert.equal(Math.max(...said), reached, letter.slice(0, 400));
      }),
      { numRuns: 25 },
    );
  });

  test('ends with how to change it, for everyone', () => {
    for (const problem of wishes)
      for (const age of [10, 30]) {
        const { letter } = write({ age, level: null, days: 14, language: 'HTML', problem });
        assert.match(letter.split('\n\n').at(-1) ?? '', /^To change the plan, tell me/, problem);
      }
  });
});

function isTopic(key: string): boolean {
  return library.topics.has(key);
}
