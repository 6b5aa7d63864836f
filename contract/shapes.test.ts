import assert from 'node:assert/strict';
import { test } from 'node:test';

import { signupBody } from './accounts.ts';
import { askBody } from './assistant.ts';
import { sharedLimits } from './limits.ts';

const form = { name: 'Ada', email: 'ada@example.com', password: 'Secret12!', confirmpassword: 'Secret12!' };
const ask = { name: 'Ada', age: 20, days: 3, language: 'Python', problem: 'x' };

test('a body treats absent fields as empty, ignores unknown ones and leaves text unchanged', () => {
  assert.deepEqual(signupBody.parse({}), { name: '', email: '', password: '', confirmpassword: '' });
  assert.deepEqual(signupBody.parse({ ...form, admin: true }), form);
  assert.equal(askBody.parse({ ...ask, problem: 'a\n\tb 😀 ё' }).problem, 'a\n\tb 😀 ё');
});

test('a body refuses other types and names the field', () => {
  for (const value of [null, 1, true, [], {}, ['x']]) {
    assert.deepEqual(faults(signupBody, { ...form, name: value }), ['name must be text']);
  }
  for (const value of [null, true, [], {}]) {
    assert.deepEqual(faults(askBody, { ...ask, age: value }), ['age must be a number']);
    assert.deepEqual(faults(askBody, { ...ask, level: value }), ['level must be text']);
  }
});

test('a body refuses control characters and lone surrogates, and line breaks in a line', () => {
  for (const character of ['\0', '\u001b', '\u007f', '\u0085', '\ud800', '\udc00x']) {
    const name = `A${character}`;
    assert.deepEqual(faults(signupBody, { ...form, name }), ['name must not contain control characters']);
    assert.deepEqual(faults(askBody, { ...ask, problem: name }), [
      'problem must not contain control characters',
    ]);
  }
  for (const character of ['\n', '\r', '\t']) {
    assert.deepEqual(faults(signupBody, { ...form, email: `a${character}b` }), ['email must be one line']);
  }
});

test('a body refuses text that is longer than its limit', () => {
  const longest = {
    ...form,
    name: 'x'.repeat(sharedLimits.name),
    password: 'x'.repeat(sharedLimits.password),
  };
  assert.deepEqual(faults(signupBody, longest), []);
  assert.deepEqual(faults(signupBody, { ...form, name: 'x'.repeat(101) }), [
    'name must be at most 100 characters long',
  ]);
  assert.deepEqual(faults(askBody, { ...ask, problem: 'x'.repeat(4001) }), [
    'problem must be at most 4000 characters long',
  ]);
});

function faults(shape: typeof signupBody | typeof askBody, value: object): string[] {
  const issues = shape.safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join('.')} ${message}`);
}
