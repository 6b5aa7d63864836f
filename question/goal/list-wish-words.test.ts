import assert from 'node:assert/strict';
import { test } from 'node:test';

import { listWishWords } from './list-wish-words.ts';

test('listWishWords(wishes) gives each word as often as it was counted', () => {
  assert.deepEqual(listWishWords('cat 3 dog c++ 2'), ['cat', 'cat', 'cat', 'dog', 'c++', 'c++']);
  assert.deepEqual(listWishWords(''), []);
});
