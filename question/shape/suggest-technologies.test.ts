import assert from 'node:assert/strict';
import { test } from 'node:test';

import { suggestTechnologies } from './suggest-technologies.ts';

test('suggestTechnologies(message) takes the browser for what is seen and tapped, and Python for the rest', () => {
  for (const [message, technology] of [
    ['something on my phone where I tap who goes on and off', 'javascript'],
    ['a page for my band', 'javascript'],
    ['a list of who did not show up twice', 'python'],
    ['work out what each lodger owes', 'python'],
  ] as const)
    assert.deepEqual(suggestTechnologies(message), [technology], message);
});
