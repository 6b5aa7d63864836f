import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sayNext } from '../../testing/say-next.ts';

type Changes = Parameters<typeof sayNext>[2];

/** A first message, one that goes on from its reply, and what is said then. */
const table: readonly (readonly [
  first: string,
  then: string,
  changes: Changes,
  says: RegExp,
  not?: RegExp,
])[] = [
  [
    'difference between inner join and left join',
    'ok and when do i use a right join',
    { language: 'MySQL' },
    /Hardly anyone uses `RIGHT JOIN`/,
    /Good\. A next step/,
  ],
  [
    'how do i put a picture behind the text',
    'it works! but now it is too bright, can i make it darker',
    { language: 'CSS' },
    /filter: brightness\(0\.6\)/,
    /only the idea/,
  ],
  [
    'what is a pointer',
    'and what does the star do in that line',
    { language: 'C' },
    /On `\*`, \[Pointers\].* says: /,
  ],
  [
    'what is middleware?',
    'are you sure? my brother says it is only for logging',
    { language: 'NodeJs' },
    /I stay with what .* says: [^.]*[Mm]iddleware/,
    /I am sorry/,
  ],
  ['quiz me on lists', 'is it b?', {}, /no letters.*\n\n- \[Lists\].*\*\*Answer:\*\*/],
  ['quiz me on lists', 'one more, but harder', {}, /A harder one, from \[.*\n\nThink first\. Then compare: /],
  ['make me a plan', 'Lovely, thank you. What should I start with today?', {}, /\*\*Day 1\*\*/],
  [
    'make me a plan',
    'My son thinks I should learn Ruby instead, could you change it?',
    {},
    /Now Ruby instead of Python/,
  ],
  [
    'make me a plan',
    "i'm on day 12 and two days behind, what do i drop",
    {},
    /on day 12 you have 19 days left.*You have finished day 9/,
    /not begun/,
  ],
  [
    'make me a plan',
    "I'm away from day 10 to day 15, could you move things so I finish in time",
    {},
    /24 days of the 30.*On day 16 of your calendar, go on with what is now day 10/,
    /none of the/,
  ],
];

for (const [first, then, changes, says, not] of table)
  test(`"${then}" after "${first}" is answered with what came before`, () => {
    const { thread } = sayNext(first, [], changes);
    const { letter } = sayNext(then, thread, changes);
    assert.match(letter, says);
    if (not) assert.doesNotMatch(letter, not);
  });

test('a message that is about something else is not tied to the answer before', () => {
  const { thread } = sayNext('what is a dictionary?');
  for (const message of ['how do i center a div', 'what is a closure in javascript?'])
    assert.equal(sayNext(message, thread).meaning.followup, null, message);
});
