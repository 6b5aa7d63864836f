import assert from 'node:assert/strict';
import { test } from 'node:test';

import { limits } from './limits.ts';

import { openBothApps } from '../tests/databases/apps.ts';
import { makeLearner } from '../tests/databases/learner.ts';

const text = (length: number) => 'x'.repeat(length);
const event = { id: 'x', kind: 'undo' };
const ask = { name: 'Ada', age: 20, days: 3, language: 'Python', problem: 'plan' };

/** One wrong field for each call, and what the learner reads. */
const cases: [method: string, path: string, body: object, message: string][] = [
  ['POST', '/api/signup', { name: 1 }, 'The field "name" must be text.'],
  ['POST', '/api/signup', { name: text(101) }, 'The field "name" must be at most 100 characters long.'],
  ['POST', '/api/signup', { name: 'a\nb' }, 'The field "name" must be one line.'],
  ['POST', '/api/signup', { email: text(255) }, 'The field "email" must be at most 254 characters long.'],
  [
    'POST',
    '/api/signup',
    { password: text(257) },
    'The field "password" must be at most 256 characters long.',
  ],
  ['POST', '/api/login', { email: [] }, 'The field "email" must be text.'],
  ['POST', '/api/login', { remember: 'yes' }, 'The field "remember" must be true or false.'],
  ['POST', '/api/login', { email: 'a\0b' }, 'The field "email" must not contain control characters.'],
  ['PATCH', '/api/me', { name: null }, 'The field "name" must be text.'],
  ['PATCH', '/api/me', { name: text(101) }, 'The field "name" must be at most 100 characters long.'],
  ['PATCH', '/api/me', {}, 'Name is required'],
  ['DELETE', '/api/me', { password: 1 }, 'The field "password" must be text.'],
  ['DELETE', '/api/me', {}, 'The password is wrong'],
  ['POST', '/api/password/forgot', { email: {} }, 'The field "email" must be text.'],
  ['POST', '/api/password/forgot', {}, 'Email is required'],
  [
    'POST',
    '/api/password/check',
    { token: text(101) },
    'The field "token" must be at most 100 characters long.',
  ],
  ['POST', '/api/password/reset', { token: 1 }, 'The field "token" must be text.'],
  ['POST', '/api/password/reset', {}, 'Password must be at least 8 characters long'],
  ['POST', '/api/password/change', { oldpassword: 1 }, 'The field "oldpassword" must be text.'],
  ['POST', '/api/password/change', {}, 'Password must be at least 8 characters long'],
  ['POST', '/api/history', { problem: 1 }, 'The field "problem" must be text.'],
  [
    'POST',
    '/api/history',
    { problem: text(4001) },
    'The field "problem" must be at most 4000 characters long.',
  ],
  ['PUT', '/api/calendar', { clock: 18 }, 'The field "clock" must be text.'],
  ['PUT', '/api/calendar', { clock: '24:00' }, 'The field "clock" must be a time such as 18:00.'],
  ['PUT', '/api/calendar', { clock: '18:00', zone: 'Moon' }, 'The field "zone" must be a time zone.'],
  ['POST', '/api/journal', { after: -1 }, 'The field "after" must not be negative.'],
  ['POST', '/api/journal', { after: 0.5 }, 'The field "after" must be a whole number.'],
  ['POST', '/api/journal', { after: '0' }, 'The field "after" must be a whole number.'],
  ['POST', '/api/journal', { events: {} }, 'The field "events" must be a list.'],
  [
    'POST',
    '/api/journal',
    { events: Array.from({ length: limits.journal.sent.events + 1 }, () => event) },
    'The field "events" must be at most 200 events.',
  ],
  ['POST', '/ai/ans', { ...ask, age: true }, 'The field "age" must be a number.'],
  ['POST', '/ai/ans', { ...ask, days: text(31) }, 'The field "days" must be at most 30 characters long.'],
  ['POST', '/ai/ans', { ...ask, name: text(201) }, 'The field "name" must be at most 200 characters long.'],
  [
    'POST',
    '/ai/ans',
    { ...ask, language: text(201) },
    'The field "language" must be at most 200 characters long.',
  ],
  ['POST', '/ai/ans', { ...ask, days: 0 }, 'Please fill all the details correctly... Days > 0.'],
];

// Signed up before the first test: resources are closed as soon as no test is left.
const apps = await openBothApps({ RATE_LIMIT: 'off' });
const learners = await Promise.all(apps.map(makeLearner));

for (const [at, { kind, send }] of apps.entries()) {
  const token = learners[at]?.token ?? '';
  for (const [method, path, body, message] of cases) {
    const sent = JSON.stringify(body).slice(0, 40);
    test(`${method} ${path} on ${kind} answers 400 to ${sent}: ${message}`, async () => {
      const answer = await send(method, path, { token, body });
      assert.deepEqual([answer.status, answer.body], [400, { success: false, message }]);
    });
  }

  test(`DELETE /api/sessions/{id} on ${kind} answers 400 to an impossible id`, async () => {
    for (const id of ['a%20b', '%00', text(101)]) {
      const { status, body } = await send('DELETE', `/api/sessions/${id}`, { token });
      const message = 'The field "id" must be the id of a session.';
      assert.deepEqual([status, body], [400, { success: false, message }], id);
    }
  });
}
