import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { answerRequest } from './answer-request.ts';
import type { Request } from './request.ts';
import { library } from './testing/ask-sample.ts';
import { greet } from './words.ts';

const piece = fc.constantFrom(
  'plan',
  ' what is a ',
  'closure',
  ' hola ',
  ' quiz me ',
  '?',
  ' 2 hours a day',
  ' not on Sundays',
  ' I know lists',
  'css ',
  '<script>alert(1)</script>',
  '[x](http://evil.io)',
  ' my exam is on Friday',
  '🐍',
  ' Rust ',
  ' TypeError: x is not a function',
  ' until December 20',
  ' I want to make a game',
);
const request: fc.Arbitrary<Request> = fc.record({
  name: fc.constantFrom('Mina', 'José', '<b>', ''),
  age: fc.integer({ min: 6, max: 99 }),
  level: fc.constantFrom(null, 1, 2, 3),
  days: fc.integer({ min: 1, max: 400 }),
  language: fc.constantFrom('Python', 'css', 'any', 'Cobol', 'React and SQL', ''),
  problem: fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
  today: fc.constant('2026-11-23'),
});

/** What a learner reads as prose: all but code. */
const proseOf = (reply: string) => reply.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');

/** Our own pages, and the pages of the registry. */
function isKnown(target: string): boolean {
  if (target.startsWith('/')) return true;
  return library.pages.has(target.replaceAll('%28', '(').replaceAll('%29', ')'));
}

test('any message gets a greeted reply without tags and foreign links, the same one always', () => {
  fc.assert(
    fc.property(request, (asked) => {
      const { letter } = answerRequest(library, asked);
      assert.equal(answerRequest(library, asked).letter, letter);
      assert.ok(letter.startsWith(`Hello ${greet(asked.name ?? '')},\n\n`));
      assert.ok(letter.length > `Hello ${greet(asked.name ?? '')},`.length + 10);
      const prose = proseOf(letter);
      assert.doesNotMatch(prose, /<[a-z!/]|\[object Object/i);
      for (const [, target = ''] of prose.matchAll(/\]\(([^)\s]+)\)/g)) assert.ok(isKnown(target), target);
    }),
    { numRuns: 60 },
  );
});

test('a plan in a reply has exactly the days that were asked for', () => {
  fc.assert(
    fc.property(request, (asked) => {
      const { letter, plan } = answerRequest(library, {
        ...asked,
        language: 'Python',
        problem: 'make me a plan',
      });
      assert.equal(plan?.request.days, asked.days);
      const blocks = letter.matchAll(/^\*\*(?:[^(\n]*\()?Days? (\d+)(?:–(\d+))?\)?\*\*/gm);
      const days = [...blocks].flatMap(([, from = '', to = from]) =>
        Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => Number(from) + at),
      );
      assert.deepEqual(
        days,
        Array.from({ length: asked.days }, (_, at) => at + 1),
      );
    }),
    { numRuns: 30 },
  );
});
