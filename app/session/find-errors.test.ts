import assert from 'node:assert/strict';
import { test } from 'node:test';

import { emailRules, loginRules, signupRules } from '#contract/rules.ts';

import { findErrors } from './find-errors.ts';

const asked = { name: 'Name?', email: 'Email?', password: 'Password?', confirmpassword: 'Again?' };

test('findErrors() gives every broken rule at its field', () => {
  const form = { name: ' ', email: 'ada', password: 'short', confirmpassword: 'other' };
  assert.deepEqual(findErrors(signupRules, form, asked), {
    name: ['Name?'],
    email: ['Invalid email format'],
    password: [
      'Password must be at least 8 characters long',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one number',
      'Password must contain at least one special character',
    ],
    confirmpassword: ['Passwords do not match'],
  });
});

test('findErrors() asks for the value of an empty field instead of giving its rules', () => {
  const form = { name: '', email: '', password: '', confirmpassword: '' };
  const errors = Object.entries(asked).map(([name, question]) => [name, [question]]);
  assert.deepEqual(findErrors(signupRules, form, asked), Object.fromEntries(errors));
  assert.deepEqual(findErrors(loginRules, { email: ' ', password: ' ' }, asked), { email: ['Email?'] });
  assert.deepEqual(findErrors(emailRules, { email: '' }, {}), { email: ['Email is required'] });
});

test('findErrors() gives null for a valid form', () => {
  const form = { name: 'Ada', email: 'a@b.de', password: 'Str0ng!pass', confirmpassword: 'Str0ng!pass' };
  assert.equal(findErrors(signupRules, form, asked), null);
});
