import assert from 'node:assert/strict';
import { test } from 'node:test';

import { decoyHash, hashPassword, isOutdated, verifyPassword } from './passwords.ts';

test('verifyPassword(password, hashPassword(password)) is true only for that password', async () => {
  const phc = await hashPassword('Correct1!');
  assert.match(phc, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$=]{22}\$[^$=]{43}$/);
  assert.equal(await verifyPassword('Correct1!', phc), true);
  assert.equal(await verifyPassword('correct1!', phc), false);
  assert.equal(await verifyPassword('', phc), false);
});

test('hashPassword(password) never returns the same text twice', async () => {
  assert.notEqual(await hashPassword('Correct1!'), await hashPassword('Correct1!'));
});

test('verifyPassword(password, phc) takes a password as it was received', async () => {
  const phc = await hashPassword(' Caf\u00e9-1 ');
  assert.equal(await verifyPassword(' Caf\u00e9-1 ', phc), true);
  for (const other of ['Caf\u00e9-1', ' Cafe\u0301-1 ', ' caf\u00e9-1 '])
    assert.equal(await verifyPassword(other, phc), false);
});

const cheap = '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$dGFn';

test('isOutdated(phc) is true for another cost and false for the current one', async () => {
  assert.equal(isOutdated(cheap), true);
  assert.equal(isOutdated(await hashPassword('x')), false);
  assert.equal(isOutdated(decoyHash), false);
});

test('verifyPassword(password, phc) throws for anything but a PHC string', async () => {
  await assert.rejects(verifyPassword('x', 'plain'), /PHC/);
});
