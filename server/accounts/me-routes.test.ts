import assert from 'node:assert/strict';
import { test } from 'node:test';

import { meAnswer } from '#contract/accounts.ts';

import { openBothApps } from '../../tests/databases/apps.ts';
import { logIn, makeLearner, password } from '../../tests/databases/learner.ts';

for (const app of await openBothApps()) {
  const { kind, send, database } = app;

  test(`GET /api/me on ${kind} reads the account of the token`, async () => {
    const { email, token } = await makeLearner(app);
    const answer = await send('GET', '/api/me', { token });
    const { since, ...rest } = meAnswer.parse(answer.body);
    assert.deepEqual(rest, { success: true, message: 'Your account', name: 'Ada', email });
    assert.ok(Date.parse(since) <= Date.now());
  });

  test(`GET /api/me on ${kind} answers 401 to a token that is missing, wrong or of another kind`, async () => {
    const { token } = await makeLearner(app);
    const headers = ['', 'Bearer', 'Bearer x', `Basic ${token}`, `Bearer ${token}x`, `Bearer ${token} x`];
    for (const authorization of headers) {
      const answer = await send('GET', '/api/me', { headers: { authorization } });
      assert.deepEqual([answer.status, answer.body], [401, { success: false, message: 'Please log in.' }]);
    }
  });

  test(`PATCH /api/me on ${kind} changes the name in the answer to the next login`, async () => {
    const { email, token } = await makeLearner(app);
    const answer = await send('PATCH', '/api/me', { token, body: { name: ' Ada Lovelace ' } });
    assert.equal(answer.status, 200);
    assert.equal(answer.body['name'], 'Ada Lovelace');
    const login = await send('POST', '/api/login', { body: { email, password } });
    assert.equal(login.body['name'], 'Ada Lovelace');
    const empty = await send('PATCH', '/api/me', { token, body: { name: ' ' } });
    assert.deepEqual([empty.status, empty.body['message']], [400, 'Name is required']);
  });

  test(`DELETE /api/me on ${kind} deletes the account and everything that belongs to it, but only with its password`, async () => {
    const { email, token } = await makeLearner(app);
    const other = await logIn(app, { email, password });
    await send('POST', '/api/password/forgot', { body: { email } });
    await app.readMails();
    const wrong = await send('DELETE', '/api/me', { token, body: { password: 'Wrong123!' } });
    assert.deepEqual([wrong.status, wrong.body['message']], [400, 'The password is wrong']);
    assert.equal((await send('GET', '/api/me', { token })).status, 200);

    const deleted = await send('DELETE', '/api/me', { token, body: { password } });
    assert.deepEqual([deleted.status, deleted.body['message']], [200, 'Your account is deleted']);
    assert.equal((await send('GET', '/api/me', { token: other })).status, 401);
    assert.equal((await send('POST', '/api/login', { body: { email, password } })).status, 401);
    const rows = database
      .selectFrom('accounts')
      .rightJoin('resets', 'resets.account_id', 'accounts.id')
      .select('accounts.id');
    assert.deepEqual(await rows.where('accounts.email', '=', email).execute(), []);
    assert.deepEqual(await database.selectFrom('resets').selectAll().execute(), []);
  });
}
