import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { findBrokenRule, passwordRules } from '#contract/rules.ts';

import { isCommonPassword } from './common-password.ts';

test('isCommonPassword() finds common passwords that pass every other rule', () => {
  for (const password of [
    'Password1!',
    'P@ssw0rd',
    '!!Welcome2025',
    'Qwerty123?',
    'Admin@123',
    'PASSWORd1#',
    'Blink182!',
    '1Q2w3e4r!',
    'NCC1701d!',
  ]) {
    const broken = findBrokenRule(passwordRules, { password, confirmpassword: password });
    assert.equal(broken, null, password);
    assert.equal(isCommonPassword(password), true, password);
  }
});

test('isCommonPassword() accepts longer passwords that contain a common one', () => {
  for (const password of [
    'Str0ng!pass',
    'my Password1! is long',
    'Password1!x',
    'N3w!password',
    '!!!!',
    '',
  ]) {
    assert.equal(isCommonPassword(password), false, password);
  }
});

test('the list of common passwords contains each password once, in the form that is compared', () => {
  const text = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8');
  const list = text.trim().split('\n');
  assert.equal(new Set(list).size, list.length);
  for (const password of list) assert.equal(isCommonPassword(password), true, password);
});
