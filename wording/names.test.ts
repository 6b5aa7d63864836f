import assert from 'node:assert/strict';
import { test } from 'node:test';

import { nameSlug } from './names.ts';

test('nameSlug() makes a title of a slug', () => {
  assert.equal(nameSlug('smart-pointers'), 'Smart pointers');
  assert.equal(nameSlug('css'), 'Css');
  assert.equal(nameSlug(''), '');
});
