import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { ErrorSource } from '../../error-schema.ts';
import { findUnknownSlots } from './error-slots.ts';

const sample: ErrorSource = {
  technology: 'python',
  id: 'too-loud',
  topic: 'python/lists',
  says: ["'{name}' in {file} is too loud", "{name} is loud, says '{who}'"],
  told: [],
  signs: {},
  means: 'It is loud.',
  why: 'Names are quiet.',
  fixes: [
    { when: '^x', to: 'y', say: 'Done.' },
    { say: 'Done.', example: { wrong: 'x', right: 'y' } },
  ],
  cases: [],
};
type Fixes = ErrorSource['fixes'];
const withFix = (change: Partial<Fixes[number]>) =>
  findUnknownSlots({
    ...sample,
    fixes: sample.fixes.map((fix, at) => (at === 0 ? { ...fix, ...change } : fix)),
  });
const withLast = (change: Partial<Fixes[number]>) =>
  findUnknownSlots({
    ...sample,
    fixes: sample.fixes.map((fix, at) => (at === 1 ? { ...fix, ...change } : fix)),
  });

test('findUnknownSlots(error) takes a slot that every wording has, anywhere', () => {
  const means = '{name} is loud.';
  assert.deepEqual(findUnknownSlots({ ...sample, means, why: means }), []);
  assert.deepEqual(
    withFix({ when: '^{name}', to: '{name}', top: '{name}', say: means, where: { name: 'x' } }),
    [],
  );
  assert.deepEqual(withLast({ say: means, example: { wrong: '{name}', right: '{name}' } }), []);
});

describe('findUnknownSlots(error) refuses a slot that only one wording has', () => {
  test('in the sentences that every message gets', () => {
    assert.deepEqual(findUnknownSlots({ ...sample, means: 'See {file}.' }), [
      'means: {file} may have no value',
    ]);
    assert.deepEqual(findUnknownSlots({ ...sample, why: 'Ask {who}.' }), ['why: {who} may have no value']);
  });

  test('in the last fix, and not in the others, which are passed over then', () => {
    assert.deepEqual(withLast({ say: 'Ask {who}.' }), ['fix 2 say: {who} may have no value']);
    assert.deepEqual(withFix({ say: 'Ask {who}.', to: '{file}' }), []);
  });

  test('in the example', () => {
    const example = { wrong: '{who}', right: '{file}' };
    const faults = ['fix 2 example: {who} may have no value', 'fix 2 example: {file} may have no value'];
    assert.deepEqual(withLast({ example }), faults);
  });
});

describe('findUnknownSlots(error) refuses a slot that nothing gives, in', () => {
  const rows: readonly (readonly [what: string, change: Partial<Fixes[number]>])[] = [
    ['when', { when: '^{age}' }],
    ['when', { when: '^x', above: '^{age}' }],
    ['to', { to: '{age}' }],
    ['top', { top: '{age}' }],
    ['say', { say: '{age}.' }],
  ];
  for (const [place, change] of rows)
    test(`${place}: ${JSON.stringify(change)}`, () =>
      assert.deepEqual(withFix(change), [`fix 1 ${place}: {age} may have no value`]));

  const missing = ['fix 1 where or near: no wording has {age}'];
  test('where', () => assert.deepEqual(withFix({ where: { age: 'x' } }), missing));
  test('near', () => assert.deepEqual(withFix({ near: 'age' }), missing));
});

test('findUnknownSlots(error) knows the groups of a fix, its whole line and the name nearest to a slot', () => {
  assert.deepEqual(withFix({ given: '^(?<one>.)', above: '^(?<two>.)', to: '{one}{two}{all}' }), []);
  assert.deepEqual(withFix({ near: 'name', to: '{near}' }), []);
  assert.deepEqual(withFix({ to: '{near}' }), ['fix 1 to: {near} may have no value']);
});
