import assert from 'node:assert/strict';
import { mock, test } from 'node:test';

import { sessionsAnswer } from '#contract/accounts.ts';
import { limits } from '../limits.ts';

import { type OpenApp, openBothApps } from '../../tests/databases/apps.ts';
import { logIn, makeLearner, password } from '../../tests/databases/learner.ts';
import { createSession } from './sessions.ts';

const phone = 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0';

for (const app of await openBothApps()) {
  const { kind, send, database } = app;

  test(`GET /api/sessions on ${kind} lists the sessions by device and marks the current one`, async () => {
    const { email, token } = await makeLearner(app);
    await logIn(app, { email, password }, { headers: { 'user-agent': phone } });
    const sessions = await list(app, token);
    assert.equal(sessions.find(({ current }) => current)?.device, 'Unknown device');
    assert.equal(sessions.find(({ current }) => !current)?.device, 'Firefox on Android');
  });

  test(`DELETE /api/sessions/{id} on ${kind} ends the learner's own session and nobody else's`, async () => {
    const { email, token } = await makeLearner(app);
    const other = await logIn(app, { email, password });
    const stranger = await makeLearner(app);
    const found = (await list(app, token)).find(({ current }) => !current);
    const path = `/api/sessions/${found?.id}`;
    const refused = await send('DELETE', path, { token: stranger.token });
    assert.deepEqual([refused.status, refused.body['message']], [404, 'There is no such session']);
    assert.equal((await send('GET', '/api/me', { token: other })).status, 200);
    assert.equal((await send('DELETE', path, { token })).status, 200);
    assert.equal((await send('GET', '/api/me', { token: other })).status, 401);
    assert.equal((await send('DELETE', path, { token })).status, 404);
  });

  test(`a session on ${kind} ends on time, and no call extends it`, async () => {
    const { email, token } = await makeLearner(app);
    const remembered = await logIn(app, { email, password, remember: true });
    const start = Date.now();
    mock.timers.enable({ apis: ['Date'], now: start });
    const statusAfter = async (hours: number, asked: string) => {
      mock.timers.setTime(start + hours * 3_600_000);
      return (await send('GET', '/api/me', { token: asked })).status;
    };
    assert.equal(await statusAfter(11.9, token), 200);
    assert.equal(await statusAfter(12, token), 401);
    assert.equal(await statusAfter(30 * 24 - 0.1, remembered), 200);
    const [left] = await list(app, remembered);
    assert.equal(left?.seen, new Date().toISOString());
    assert.equal(await statusAfter(30 * 24, remembered), 401);
    mock.timers.reset();
  });

  test(`an account on ${kind} keeps its newest sessions when it has too many`, async () => {
    const { email, token } = await makeLearner(app);
    const account = database.selectFrom('accounts').select('id').where('email', '=', email);
    const { id: accountId } = await account.executeTakeFirstOrThrow();
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
    for (let made = 0; made < limits.session.perAccount; made += 1) {
      mock.timers.tick(1000);
      await createSession(database, { accountId, device: 'x', remember: false });
    }
    mock.timers.reset();
    assert.equal((await send('GET', '/api/me', { token })).status, 401);
    const rows = database.selectFrom('sessions').select('id').where('account_id', '=', accountId);
    assert.equal((await rows.execute()).length, limits.session.perAccount);
  });
}

async function list(app: OpenApp, token: string) {
  const answer = await app.send('GET', '/api/sessions', { token });
  return sessionsAnswer.parse(answer.body).sessions;
}
