import assert from 'node:assert/strict';
import { test } from 'node:test';

import { openBothDatabases } from '../../tests/databases/both.ts';
import { makeMailer } from '../mail/make-mailer.ts';
import { full } from '../task-queue.ts';
import { createAccount, findAccount, findAccountByEmail } from './accounts.ts';
import { deleteOwnAccount, replaceOwnPassword } from './change-account.ts';
import { makePasswordHasher, type PasswordHasher } from './passwords/password-hasher.ts';
import { createReset, findReset } from './resets/resets.ts';
import { createSession, findSession, listSessions } from './sessions.ts';

const hasher = makePasswordHasher();
const quick: PasswordHasher = {
  ...hasher,
  hash: async () => 'new',
  verify: async (typed) => typed === 'right',
};
const busy: PasswordHasher = { ...quick, verify: async () => full };
const busyLater: PasswordHasher = { ...quick, hash: async () => full };
const form = { oldpassword: 'right', password: 'x', confirmpassword: 'x' };

for (const { kind, database, dataDir } of await openBothDatabases()) {
  const mailer = makeMailer({ smtpUrl: undefined, mailFrom: 'no-reply@waymark.example', dataDir });
  const makeOwner = async (email: string) => {
    await createAccount(database, { name: 'Ada', email, password: 'old' });
    const account = await findAccountByEmail(database, email);
    assert.ok(account);
    const token = await createSession(database, { accountId: account.id, device: 'x', remember: false });
    const owner = await findSession(database, token);
    assert.ok(owner);
    return owner;
  };
  const readPassword = async (id: string) => (await findAccount(database, id))?.password;

  test(`replaceOwnPassword(…) on ${kind} sets it, ends the other sessions and voids every link`, async () => {
    const owner = await makeOwner('set@example.com');
    await createSession(database, { accountId: owner.accountId, device: 'y', remember: true });
    const link = await createReset(database, owner.accountId);
    assert.equal(await replaceOwnPassword({ database, passwords: quick }, owner, form), 'set');
    assert.equal(await readPassword(owner.accountId), 'new');
    const sessions = await listSessions(database, owner.accountId);
    assert.deepEqual(
      sessions.map(({ id }) => id),
      [owner.sessionId],
    );
    assert.equal(await findReset(database, link), null);
  });

  test(`replaceOwnPassword(…) on ${kind} changes nothing when it is wrong, busy or overtaken`, async () => {
    const owner = await makeOwner('not@example.com');
    await createSession(database, { accountId: owner.accountId, device: 'y', remember: true });
    const overtaken = {
      ...quick,
      async hash() {
        await database.updateTable('accounts').set({ password: 'other' }).execute();
        return 'new';
      },
    };
    const wrong = { ...form, oldpassword: 'wrong' };
    assert.equal(await replaceOwnPassword({ database, passwords: quick }, owner, wrong), 'wrong');
    assert.equal(await replaceOwnPassword({ database, passwords: busy }, owner, form), 'busy');
    assert.equal(await replaceOwnPassword({ database, passwords: busyLater }, owner, form), 'busy');
    assert.equal(await readPassword(owner.accountId), 'old');
    assert.equal(await replaceOwnPassword({ database, passwords: overtaken }, owner, form), 'wrong');
    assert.equal(await readPassword(owner.accountId), 'other');
    assert.equal((await listSessions(database, owner.accountId)).length, 2);
  });

  test(`deleteOwnAccount(…) on ${kind} deletes the account for its password, once`, async () => {
    const { accountId } = await makeOwner('delete@example.com');
    const { accountId: other } = await makeOwner('stays@example.com');
    assert.equal(await deleteOwnAccount({ database, mailer, passwords: quick }, accountId, 'wrong'), 'wrong');
    assert.equal(await deleteOwnAccount({ database, mailer, passwords: busy }, accountId, 'right'), 'busy');
    assert.ok(await findAccount(database, accountId));
    assert.equal(
      await deleteOwnAccount({ database, mailer, passwords: quick }, accountId, 'right'),
      'deleted',
    );
    assert.equal(await deleteOwnAccount({ database, mailer, passwords: quick }, accountId, 'right'), 'wrong');
    assert.ok(await findAccount(database, other));
  });
}
