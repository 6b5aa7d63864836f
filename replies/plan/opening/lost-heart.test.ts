import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sayNext } from '../../testing/say-next.ts';

const rows: readonly (readonly [message: string, isMet: boolean])[] = [
  ["i'm so behind everyone, exam in 10 days", true],
  ['i feel too stupid for this, make me a plan for js', true],
  ['i sit on the bed with the laptop', false],
  ['family tree with recursion, parents and children', false],
];

for (const [message, isMet] of rows) {
  test(`"${message}" ${isMet ? 'is met with warmth first' : 'is not taken for lost heart'}`, () => {
    const { letter } = sayNext(message, [], { language: 'NodeJS' });
    assert.equal(letter.includes('That sounds hard.'), isMet, letter.slice(0, 400));
  });
}
