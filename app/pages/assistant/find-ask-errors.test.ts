import assert from 'node:assert/strict';
import { test } from 'node:test';

import { findAskErrors } from './find-ask-errors.ts';

const valid = { name: 'Mina', age: '14', days: '30', language: 'Python', problem: 'what is a list?' };

test('findAskErrors(form) names exactly the invalid fields', () => {
  assert.deepEqual(findAskErrors(valid), {});
  const empty = { name: '', age: '', days: '', language: ' ', problem: '' };
  assert.deepEqual(Object.keys(findAskErrors(empty)).toSorted(), Object.keys(valid).toSorted());
  assert.deepEqual(Object.keys(findAskErrors({ ...valid, name: 'M', days: 'ten' })), ['name', 'days']);
});
