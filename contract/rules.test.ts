import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { askRules, emailRules, findBrokenRule, loginRules, nameRules, signupRules } from './rules.ts';

const signup = {
  name: 'Ada',
  email: 'ada@example.com',
  password: 'Secret1!',
  confirmpassword: 'Secret1!',
};
const ask = { name: 'Mi', age: 9, days: 1, language: 'C', problem: 'x' };
const fillIn = 'Please fill all the details correctly...';

/** The answer to a sign-up with this password. */
function tryPassword(password: string): string | null {
  return findBrokenRule(signupRules, { ...signup, password, confirmpassword: password });
}

function tryEmail(email: string): string | null {
  return findBrokenRule(signupRules, { ...signup, email });
}

test('findBrokenRule(signupRules, form) requires eight characters, as its message says', () => {
  const message = 'Password must be at least 8 characters long';
  assert.equal(tryPassword('Ab1!'), message);
  assert.equal(tryPassword('Secr1!'), message);
  assert.equal(tryPassword('Secre1!'), message);
  assert.equal(tryPassword('Secret1!'), null);
});

test('findBrokenRule(signupRules, form) accepts each special character of the specification, and no other', () => {
  for (const special of '!@#$%^&*(),.?":{}|<>') assert.equal(tryPassword(`Secret1${special}`), null, special);
  for (const other of "-_+=;'/ é") {
    assert.equal(tryPassword(`Secret1${other}`), 'Password must contain at least one special character');
  }
});

test('findBrokenRule(rules, form) names the first rule in the specification’s order, whatever else is broken', () => {
  const steps: [object, string | null][] = [
    [{ name: '', email: '', password: '', confirmpassword: '' }, 'Name, email, and passwords are required'],
    [{ name: 'Ada', email: 'a b', password: '-', confirmpassword: '+' }, 'Invalid email format'],
    [{ email: 'ada@example.com' }, 'Password must be at least 8 characters long'],
    [{ password: '--------' }, 'Password must contain at least one uppercase letter'],
    [{ password: 'A-------' }, 'Password must contain at least one lowercase letter'],
    [{ password: 'Aa------' }, 'Password must contain at least one number'],
    [{ password: 'Aa1-----' }, 'Password must contain at least one special character'],
    [{ password: 'Aa1!----' }, 'Passwords do not match'],
    [{ confirmpassword: 'Aa1!----' }, null],
  ];
  const form = { ...signup };
  for (const [fixed, message] of steps) {
    assert.equal(findBrokenRule(signupRules, Object.assign(form, fixed)), message);
  }
});

test('findBrokenRule(signupRules, form) requires each of the four fields', () => {
  for (const field of Object.keys(signup)) {
    const broken = findBrokenRule(signupRules, { ...signup, [field]: '' });
    assert.equal(broken, 'Name, email, and passwords are required', field);
  }
});

test('findBrokenRule(askRules, form) passes at the first number above each limit and not at the limit', () => {
  const cases: [object, string | null][] = [
    [{ name: 'M', age: 8, days: 0, language: '', problem: '' }, `${fillIn} Name length > 2 letter.`],
    [{ age: 8, days: 0, language: '', problem: '' }, `${fillIn} Age > 8.`],
    [{ days: 0, language: '', problem: '' }, `${fillIn} Days > 0.`],
    [{ language: ' ', problem: '' }, `${fillIn} Language Name Length > 0.`],
    [{ problem: ' ' }, `${fillIn} Ask the Problem i.e, Prompt Length > 0.`],
    [{}, null],
  ];
  for (const [broken, message] of cases)
    assert.equal(findBrokenRule(askRules, { ...ask, ...broken }), message);
});

test('findBrokenRule(askRules, form) accepts a number as text, but no other text', () => {
  assert.equal(findBrokenRule(askRules, { ...ask, age: ' 9 ', days: '1' }), null);
  for (const age of ['', ' ', 'nine', '9 years'])
    assert.equal(findBrokenRule(askRules, { ...ask, age }), `${fillIn} Age > 8.`);
});

test('findBrokenRule(rules, form) of the shorter forms', () => {
  const login = 'Email and password are required';
  assert.equal(findBrokenRule(loginRules, { email: ' ', password: 'x' }), login);
  assert.equal(findBrokenRule(loginRules, { email: 'x', password: '' }), login);
  assert.equal(findBrokenRule(loginRules, { email: 'x', password: ' ' }), null);
  assert.equal(findBrokenRule(emailRules, { email: '' }), 'Email is required');
  assert.equal(findBrokenRule(emailRules, { email: 'ada' }), 'Invalid email format');
  assert.equal(findBrokenRule(nameRules, { name: ' ' }), 'Name is required');
});

test('findBrokenRule(signupRules, form) refuses an e-mail with a space inside or without @ and dot', () => {
  const part = fc.stringMatching(/^[a-z0-9+-]{1,10}$/);
  fc.assert(
    fc.property(part, part, part, (one, two, three) => {
      assert.equal(tryEmail(`${one}@${two}.${three}`), null);
      const wrong = [
        `${one} ${two}@${three}.x`,
        `${one}@${two}`,
        `${one}.${two}`,
        `@${one}.${two}`,
        `${one}@@${two}.x`,
      ];
      for (const email of wrong) assert.equal(tryEmail(email), 'Invalid email format', email);
    }),
  );
});
