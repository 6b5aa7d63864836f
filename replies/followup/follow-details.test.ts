import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sayNext } from '../testing/say-next.ts';

type Said = ReturnType<typeof sayNext>;

const plan = sayNext('make me a plan');
const large = sayNext('make me a plan', [], { language: 'Python, SQL and Git' });
const answer = sayNext('what is a list?');
const request = ({ plan: made }: Said) => made?.request;

/** What a message says of days, times and names, and what the reply holds then. */
const table: readonly (readonly [Said, message: string, holds: (said: Said) => unknown])[] = [
  [
    plan,
    '60 minutes is too much, could it be 20 minutes',
    (said) => request(said)?.minutesADay?.weekday === 20,
  ],
  [plan, 'could be 90 min instead of 60', (said) => request(said)?.minutesADay?.weekday === 90],
  [plan, 'please leave sundays free', (said) => request(said)?.restDays?.join() === '6'],
  [plan, 'in three weeks minus two days', (said) => request(said)?.days === 19],
  [plan, '7 is done', ({ letter }) => letter.includes('**Day 8**')],
  [plan, 'show me the one after day 3', ({ letter }) => letter.includes('**Day 4**')],
  [plan, 'whats after day 30', ({ letter }) => letter.includes('After this plan')],
  [plan, 'missed all days since monday, now it is thursday', (said) => request(said)?.days === 27],
  [plan, 'i was ill for four days', (said) => request(said)?.days === 26],
  [plan, 'java not kotlin', ({ plan: made }) => made?.technologies.join() === 'java'],
  [plan, 'i already know loops, lists and regex', (said) => request(said)?.known?.includes('python/lists')],
  [plan, 'add git', ({ plan: made }) => made?.technologies.join() === 'python,git'],
  [large, 'i know git already', ({ plan: made }) => made?.technologies.join() === 'python,sql'],
  [answer, 'too much text, shorter please', ({ letter }) => letter.includes('python#lists')],
  [answer, 'compare that with java', ({ letter }) => letter.includes('ArrayList')],
  [answer, "what's a pointer", ({ meaning }) => meaning.topics[0]?.endsWith('/pointers')],
];

for (const [before, message, holds] of table)
  test(`answerRequest(library, request) takes "${message}" at its word`, () => {
    const said = sayNext(message, before.thread);
    assert.ok(holds(said), said.letter.slice(0, 500));
  });

test('answerRequest(library, request) shows another example to who had one', () => {
  const first = sayNext('an example please', answer.thread);
  assert.notEqual(sayNext('another example', first.thread).letter, first.letter);
});
