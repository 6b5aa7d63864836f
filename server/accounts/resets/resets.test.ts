import assert from 'node:assert/strict';
import { mock, test } from 'node:test';

import { limits } from '../../limits.ts';

import { addAccount } from '../../../tests/databases/add-account.ts';
import { openBothDatabases } from '../../../tests/databases/both.ts';
import { createReset, findReset, takeReset, voidResets } from './resets.ts';

for (const { kind, database } of await openBothDatabases()) {
  const makeAccount = (email: string) => addAccount(database, email);

  test(`findReset(database, token) on ${kind} finds the account of its own link only`, async () => {
    const [one, other] = [await makeAccount('one@example.com'), await makeAccount('other@example.com')];
    const [token, foreign] = [await createReset(database, one), await createReset(database, other)];
    assert.equal(await findReset(database, token), one);
    assert.equal(await findReset(database, foreign), other);
    for (const wrong of ['', `${token}x`, token.slice(1)])
      assert.equal(await findReset(database, wrong), null);
  });

  test(`takeReset(database, token) on ${kind} uses a link up, once, and leaves the others`, async () => {
    const id = await makeAccount('take@example.com');
    const [token, second] = [await createReset(database, id), await createReset(database, id)];
    assert.equal(await takeReset(database, token), true);
    assert.equal(await takeReset(database, token), false);
    assert.equal(await findReset(database, token), null);
    assert.equal(await findReset(database, second), id);
  });

  test(`a link on ${kind} is open until its time is over`, async (t) => {
    t.after(() => mock.timers.reset());
    const id = await makeAccount('late@example.com');
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const token = await createReset(database, id);
    mock.timers.tick(limits.reset - 1);
    assert.equal(await findReset(database, token), id);
    mock.timers.tick(1);
    assert.equal(await findReset(database, token), null);
    assert.equal(await takeReset(database, token), false);
  });

  test(`voidResets(database, accountId) on ${kind} closes the links of one account`, async () => {
    const [one, other] = [await makeAccount('void@example.com'), await makeAccount('stay@example.com')];
    const tokens = [await createReset(database, one), await createReset(database, one)];
    const kept = await createReset(database, other);
    await voidResets(database, one);
    for (const token of tokens) assert.equal(await findReset(database, token), null);
    assert.equal(await findReset(database, kept), other);
  });
}
