import assert from 'node:assert/strict';
import { test } from 'node:test';

import { emailRules, loginRules, signupRules } from '#contract/rules.ts';

import { findFaults } from './find-faults.ts';

const asked = { name: 'Name?', email: 'Email?', password: 'Password?', confirmpassword: 'Again?' };

test('findFaults() names every rule that is broken, at its field', () => {
  const form = { name: ' ', email: 'ada', password: 'short', confirmpassword: 'other' };
  assert.deepEqual(findFaults(signupRules, form, asked), {
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

test('findFaults() asks an empty field for what it waits for, and says no rule of it', () => {
  const form = { name: '', email: '', password: '', confirmpassword: '' };
  const faults = Object.entries(asked).map(([name, question]) => [name, [question]]);
  assert.deepEqual(findFaults(signupRules, form, asked), Object.fromEntries(faults));
  assert.deepEqual(findFaults(loginRules, { email: ' ', password: ' ' }, asked), { email: ['Email?'] });
  assert.deepEqual(findFaults(emailRules, { email: '' }, {}), { email: ['Email is required'] });
});

test('findFaults() finds nothing in a form that can be sent', () => {
  const form = { name: 'Ada', email: 'a@b.de', password: 'Str0ng!pass', confirmpassword: 'Str0ng!pass' };
  assert.equal(findFaults(signupRules, form, asked), null);
});
