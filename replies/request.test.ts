import assert from 'node:assert/strict';
import { test } from 'node:test';

import { askBody } from '#contract/assistant.ts';

import { readRequest } from './request.ts';

const form = { name: 'Ada', age: 20, level: 'option2', days: 30, language: 'Python', problem: 'A plan' };

test('readRequest(form) reads numbers from text and the level from its option', () => {
  assert.deepEqual(read({ age: ' 20', days: '30 ' }), { ...form, level: 1 });
  assert.deepEqual(read({ level: 'option3' }), { ...form, level: 2 });
  assert.deepEqual(read({ level: 'option4' }), { ...form, level: 3 });
  for (const level of ['option1', '', 'expert', undefined])
    assert.deepEqual(read({ level }), { ...form, level: null });
});

test('readRequest(form) refuses with the first rule that is broken', () => {
  const fillIn = 'Please fill all the details correctly...';
  const broken: [object, string][] = [
    [{ name: 'A', age: 3 }, `${fillIn} Name length > 2 letter.`],
    [{ age: 8, days: 0 }, `${fillIn} Age > 8.`],
    [{ age: 'old' }, `${fillIn} Age > 8.`],
    [{ age: undefined }, `${fillIn} Age > 8.`],
    [{ days: 0, language: '' }, `${fillIn} Days > 0.`],
    [{ days: -1 }, `${fillIn} Days > 0.`],
    [{ language: ' ', problem: '' }, `${fillIn} Language Name Length > 0.`],
    [{ problem: '\n' }, `${fillIn} Ask the Problem i.e, Prompt Length > 0.`],
  ];
  for (const [more, refused] of broken) assert.deepEqual(read(more), { refused });
});

test('readRequest(form) says within which numbers age and days must be', () => {
  const age = { refused: 'The field "age" must be a whole number from 9 to 130.' };
  const days = { refused: 'The field "days" must be a whole number from 1 to 3650.' };
  for (const value of [131, 8.5, '20.5', '1e9']) assert.deepEqual(read({ age: value }), age);
  for (const value of [3651, 0.5, '2.5']) assert.deepEqual(read({ days: value }), days);
  assert.ok('name' in read({ age: 9, days: 1 }));
  assert.ok('name' in read({ age: 130, days: 3650 }));
});

function read(more: object) {
  return readRequest(askBody.parse({ ...form, ...more }));
}
