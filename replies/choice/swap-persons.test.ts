import assert from 'node:assert/strict';
import { test } from 'node:test';

import { swapPersons } from './swap-persons.ts';

test('swapPersons() turns what somebody says of themselves into what is said to them', () => {
  for (const [said, turned] of [
    ["my dad's garage", "your dad's garage"],
    ["I sell soap and I'm new here", 'you sell soap and you are new here'],
    ['a game that I can play with us all', 'a game that you can play with you all'],
    ['a shop in the US', 'a shop in the US'],
    ['Mylene and Iris', 'Mylene and Iris'],
  ] as const)
    assert.equal(swapPersons(said), turned);
});
