import assert from 'node:assert/strict';
import { mock, test } from 'node:test';

import { type OpenApp, openBothApps, sortStatuses } from '../../tests/databases/apps.ts';
import { logIn, makeLearner, makeSignup, password } from '../../tests/databases/learner.ts';

const changed = { password: 'Changed34?', confirmpassword: 'Changed34?' };
const voidLink = {
  success: false,
  message: 'This link was already used or has expired, please ask for a new one',
};

for (const app of await openBothApps()) {
  const { kind, send } = app;

  test(`POST /api/password/forgot on ${kind} answers the same whether or not there is an account`, async () => {
    const { email } = await makeLearner(app);
    const known = await send('POST', '/api/password/forgot', { body: { email: ` ${email.toUpperCase()}` } });
    const unknown = await send('POST', '/api/password/forgot', { body: { email: makeSignup().email } });
    assert.equal(known.status, 200);
    assert.deepEqual([known.status, known.body], [unknown.status, unknown.body]);
    const mails = await app.readMails();
    assert.equal(mails.length, 1);
    assert.match(mails[0] ?? '', new RegExp(`^To: Ada <${email}>`, 'm'));
    assert.match(mails[0] ?? '', /^https:\/\/waymark\.example\/reset-password#token=/m);
  });

  test(`POST /api/password/forgot on ${kind} requires an e-mail`, async () => {
    for (const [email, message] of [
      ['', 'Email is required'],
      ['nobody', 'Invalid email format'],
    ]) {
      const answer = await send('POST', '/api/password/forgot', { body: { email } });
      assert.deepEqual([answer.status, answer.body], [400, { success: false, message }]);
    }
  });

  test(`POST /api/password/reset on ${kind} sets the password once, of three at once, and ends every session`, async () => {
    const { email, token: session } = await makeLearner(app);
    const token = await askForToken(app, email);
    const reset = () => send('POST', '/api/password/reset', { body: { token, ...changed } });
    const answers = await Promise.all([reset(), reset(), reset()]);
    assert.deepEqual(sortStatuses(answers), [200, 400, 400]);
    assert.deepEqual(answers.find(({ status }) => status === 400)?.body, voidLink);
    assert.equal((await send('GET', '/api/me', { token: session })).status, 401);
    assert.equal((await send('POST', '/api/login', { body: { email, password } })).status, 401);
    await logIn(app, { email, password: changed.password });
  });

  test(`POST /api/password/check on ${kind} says whether a link is valid without using it up`, async () => {
    const { email } = await makeLearner(app);
    const token = await askForToken(app, email);
    const check = (body: object) => send('POST', '/api/password/check', { body });
    for (let time = 0; time < 3; time += 1) {
      const open = await check({ token });
      assert.deepEqual([open.status, open.body['success']], [200, true]);
    }
    assert.equal((await send('POST', '/api/password/reset', { body: { token, ...changed } })).status, 200);
    for (const used of [{ token }, { token: 'x' }, {}]) {
      const answer = await check(used);
      assert.deepEqual([answer.status, answer.body], [400, voidLink]);
    }
  });

  test(`POST /api/password/reset and change on ${kind} refuse a common password and change nothing`, async () => {
    const { email, token: session } = await makeLearner(app);
    const token = await askForToken(app, email);
    const common = { password: 'Welcome2025!', confirmpassword: 'Welcome2025!' };
    const message = 'This password is too common. Choose another one.';
    const reset = await send('POST', '/api/password/reset', { body: { token, ...common } });
    assert.deepEqual([reset.status, reset.body], [400, { success: false, message }]);
    const body = { oldpassword: password, ...common };
    const change = await send('POST', '/api/password/change', { token: session, body });
    assert.deepEqual([change.status, change.body], [400, { success: false, message }]);
    assert.equal((await send('POST', '/api/password/reset', { body: { token, ...changed } })).status, 200);
  });

  test(`POST /api/password/reset on ${kind} with one link voids the others, even when two are used at once`, async () => {
    const { email } = await makeLearner(app);
    const tokens = [await askForToken(app, email), await askForToken(app, email)];
    const answers = await Promise.all(
      tokens.map((token) => send('POST', '/api/password/reset', { body: { token, ...changed } })),
    );
    assert.deepEqual(sortStatuses(answers), [200, 400]);
  });

  test(`POST /api/password/reset on ${kind} accepts a link for an hour, and never an invented one`, async () => {
    const [first, second] = [await makeLearner(app), await makeLearner(app)];
    const [early, token] = [await askForToken(app, first.email), await askForToken(app, second.email)];
    const start = Date.now();
    mock.timers.enable({ apis: ['Date'], now: start + 59 * 60_000 });
    const inTime = await send('POST', '/api/password/reset', { body: { token: early, ...changed } });
    mock.timers.setTime(start + 60 * 60_000);
    const late = await send('POST', '/api/password/reset', { body: { token, ...changed } });
    mock.timers.reset();
    assert.equal(inTime.status, 200);
    assert.deepEqual([late.status, late.body], [400, voidLink]);
    const invented = await send('POST', '/api/password/reset', { body: { token: 'x', ...changed } });
    assert.deepEqual([invented.status, invented.body], [400, voidLink]);
  });

  test(`POST /api/password/reset on ${kind} applies the password rules and leaves the link open`, async () => {
    const { email } = await makeLearner(app);
    const token = await askForToken(app, email);
    const weak = { token, password: 'short', confirmpassword: 'short' };
    const refused = await send('POST', '/api/password/reset', { body: weak });
    const message = 'Password must be at least 8 characters long';
    assert.deepEqual([refused.status, refused.body], [400, { success: false, message }]);
    assert.equal((await send('POST', '/api/password/reset', { body: { token, ...changed } })).status, 200);
  });

  test(`POST /api/password/change on ${kind} keeps this session, ends the others and voids links`, async () => {
    const { email, token } = await makeLearner(app);
    const other = await logIn(app, { email, password });
    const link = await askForToken(app, email);
    const answer = await send('POST', '/api/password/change', {
      token,
      body: { oldpassword: password, ...changed },
    });
    assert.deepEqual([answer.status, answer.body['message']], [200, 'Your password is changed']);
    assert.equal((await send('GET', '/api/me', { token })).status, 200);
    assert.equal((await send('GET', '/api/me', { token: other })).status, 401);
    const late = await send('POST', '/api/password/reset', { body: { token: link, ...changed } });
    assert.deepEqual(late.body, voidLink);
    await logIn(app, { email, password: changed.password });
  });

  test(`POST /api/password/change on ${kind} requires the old password and a session`, async () => {
    const { token } = await makeLearner(app);
    const body = { oldpassword: 'Wrong123!', ...changed };
    const wrong = await send('POST', '/api/password/change', { token, body });
    assert.deepEqual([wrong.status, wrong.body['message']], [400, 'The current password is wrong']);
    assert.equal((await send('POST', '/api/password/change', { body })).status, 401);
  });
}

async function askForToken(app: OpenApp, email: string): Promise<string> {
  const address = `2001:db8:${email.slice(0, 4)}::1`;
  const asked = await app.send('POST', '/api/password/forgot', { body: { email }, address });
  assert.equal(asked.status, 200);
  const mail = (await app.readMails()).findLast((text) => text.includes(email)) ?? '';
  return /#token=([\w-]{43})$/m.exec(mail)?.[1] ?? assert.fail(`no link in ${mail}`);
}
