import assert from 'node:assert/strict';
import { mock, test } from 'node:test';

import { limits } from '../../limits.ts';

import { openBothDatabases } from '../../../tests/databases/both.ts';
import { createAccount, findAccountByEmail } from '../accounts.ts';
import { makePasswordHasher } from '../passwords/password-hasher.ts';
import { setPasswordByLink } from './reset-password.ts';
import { createReset } from './resets.ts';
import { createSession } from '../sessions.ts';

for (const { kind, database } of await openBothDatabases()) {
  test(`setPasswordByLink(tools, reset) on ${kind} with ten links at once sets one password, without a deadlock`, async () => {
    const tools = { database, passwords: { ...makePasswordHasher(), hash: async () => 'quick' } };
    for (let round = 0; round < 10; round += 1) {
      const email = `${round}@example.com`;
      await createAccount(database, { name: 'Ada', email, password: 'old' });
      const account = await findAccountByEmail(database, email);
      assert.ok(account);
      await createSession(database, { accountId: account.id, device: 'x', remember: true });
      const links = Array.from({ length: 10 }, () => createReset(database, account.id));
      const tokens = await Promise.all(links);
      const form = { password: 'x', confirmpassword: 'x' };
      const outcomes = await Promise.all(
        tokens.map((token) => setPasswordByLink(tools, { ...form, token }, 'x')),
      );
      assert.equal(outcomes.filter((outcome) => typeof outcome === 'object').length, 1);
      assert.equal(outcomes.filter((outcome) => outcome === 'void').length, 9);
    }
    assert.deepEqual(await database.selectFrom('sessions').select('id').execute(), []);
    assert.deepEqual(await database.selectFrom('resets').select('account_id').execute(), []);
  });

  test(`setPasswordByLink(tools, reset) on ${kind} sets nothing when the link expires while it is hashed`, async (t) => {
    t.after(() => mock.timers.reset());
    const email = 'late@example.com';
    await createAccount(database, { name: 'Ada', email, password: 'old' });
    const account = await findAccountByEmail(database, email);
    assert.ok(account);
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const token = await createReset(database, account.id);
    const tools = { database, passwords: { ...makePasswordHasher(), hash: hashTooLong } };
    const form = { token, password: 'x', confirmpassword: 'x' };
    assert.equal(await setPasswordByLink(tools, form, 'x'), 'void');
    assert.equal((await findAccountByEmail(database, email))?.password, 'old');
  });
}

async function hashTooLong(): Promise<string> {
  mock.timers.tick(limits.reset);
  return 'new';
}
