import assert from 'node:assert/strict';
import { test } from 'node:test';

import { findAskFaults } from './ask-faults.ts';

const whole = { name: 'Mina', age: '14', days: '30', language: 'Python', problem: 'what is a list?' };

test('findAskFaults(form) names every field that is wrong, and no other', () => {
  assert.deepEqual(findAskFaults(whole), {});
  const empty = { name: '', age: '', days: '', language: ' ', problem: '' };
  assert.deepEqual(Object.keys(findAskFaults(empty)).toSorted(), Object.keys(whole).toSorted());
  assert.deepEqual(Object.keys(findAskFaults({ ...whole, name: 'M', days: 'ten' })), ['name', 'days']);
});
