import assert from 'node:assert/strict';
import { test } from 'node:test';

import { findAskErrors } from './find-ask-errors.ts';

const whole = { name: 'Mina', age: '14', days: '30', language: 'Python', problem: 'what is a list?' };

test('findAskErrors(form) names every field that is wrong, and no other', () => {
  assert.deepEqual(findAskErrors(whole), {});
  const empty = { name: '', age: '', days: '', language: ' ', problem: '' };
  assert.deepEqual(Object.keys(findAskErrors(empty)).toSorted(), Object.keys(whole).toSorted());
  assert.deepEqual(Object.keys(findAskErrors({ ...whole, name: 'M', days: 'ten' })), ['name', 'days']);
});
