import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readPassword } from './read-password.ts';

test('readPassword(data, name) is the same however a keyboard composes accents', () => {
  const data = new FormData();
  data.set('one', 'Cafe\u0301-1');
  data.set('other', 'Caf\u00e9-1');
  assert.equal(readPassword(data, 'one'), readPassword(data, 'other'));
  assert.equal(readPassword(data, 'none'), '');
});
