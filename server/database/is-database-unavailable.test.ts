import assert from 'node:assert/strict';
import { test } from 'node:test';

import { isDatabaseUnavailable } from './is-database-unavailable.ts';

const make = (fields: object, message = 'x') => Object.assign(new Error(message), fields);

test('isDatabaseUnavailable(error) is true for temporary errors', () => {
  const codes = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE'];
  for (const code of [...codes, '57014', '57P01', '57P02', '57P03', '53100', '53300']) {
    assert.ok(isDatabaseUnavailable(make({ code })), code);
  }
  assert.ok(isDatabaseUnavailable(make({ code: 'ENOENT', syscall: 'connect' })));
  for (const errcode of [5, 8, 10, 13, 261, 778]) assert.ok(isDatabaseUnavailable(make({ errcode })));
  for (const message of [
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
  ]) {
    assert.ok(isDatabaseUnavailable(make({}, message)), message);
  }
});

test('isDatabaseUnavailable(error) is false for errors that will repeat', () => {
  for (const error of [
    make({ code: '23505' }),
    make({ code: 'ENOENT', syscall: 'open' }),
    make({ errcode: 19 }),
    make({}, 'no such table'),
    'text',
    null,
  ]) {
    assert.equal(isDatabaseUnavailable(error), false);
  }
});
