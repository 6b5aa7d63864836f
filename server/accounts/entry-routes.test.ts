import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sessionsAnswer } from '#contract/accounts.ts';

import { openBothApps, sortStatuses } from '../../tests/databases/apps.ts';
import { logIn, makeLearner, makeSignup, password } from '../../tests/databases/learner.ts';
import { isOutdated } from './passwords/passwords.ts';

for (const app of await openBothApps()) {
  const { kind, send, database } = app;

  test(`POST /api/signup on ${kind} creates an account and answers as specified`, async () => {
    const answer = await send('POST', '/api/signup', { body: makeSignup() });
    assert.equal(answer.status, 201);
    assert.deepEqual(answer.body, { success: true, message: 'Account created successfully' });
  });

  test(`POST /api/signup on ${kind} answers with the first broken rule`, async () => {
    const form = makeSignup();
    const common = { password: 'Password123!', confirmpassword: 'Password123!' };
    const broken: [object, string][] = [
      [{}, 'Name, email, and passwords are required'],
      [{ ...form, name: ' ' }, 'Name, email, and passwords are required'],
      [{ ...form, email: 'a b@c.de', password: 'x' }, 'Invalid email format'],
      [{ ...form, password: 'Ab1!' }, 'Password must be at least 8 characters long'],
      [{ ...form, password: 'secret12!' }, 'Password must contain at least one uppercase letter'],
      [{ ...form, password: 'SECRET12!' }, 'Password must contain at least one lowercase letter'],
      [{ ...form, password: 'Secretab!' }, 'Password must contain at least one number'],
      [{ ...form, password: 'Secret123' }, 'Password must contain at least one special character'],
      [{ ...form, confirmpassword: 'Secret12?' }, 'Passwords do not match'],
      [{ ...form, ...common }, 'This password is too common. Choose another one.'],
    ];
    for (const [body, message] of broken) {
      const answer = await send('POST', '/api/signup', { body });
      assert.deepEqual([answer.status, answer.body], [400, { success: false, message }]);
    }
  });

  test(`POST /api/signup on ${kind} eight times at once with one e-mail creates one account`, async () => {
    const body = makeSignup();
    const spelled = (at: number) => (at % 2 ? body.email : ` ${body.email.toUpperCase()}`);
    const forms = Array.from({ length: 8 }, (_, at) => ({ ...body, email: spelled(at) }));
    const answers = await Promise.all(forms.map((form) => send('POST', '/api/signup', { body: form })));
    assert.deepEqual(sortStatuses(answers), [201, 409, 409, 409, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    assert.deepEqual(refused?.body, { success: false, message: 'This email already has an account' });
  });

  test(`POST /api/login on ${kind} answers success, message, token and name`, async () => {
    const body = makeSignup();
    await send('POST', '/api/signup', { body });
    const answer = await send('POST', '/api/login', { body: { email: body.email.toUpperCase(), password } });
    assert.equal(answer.status, 200);
    const { token, ...rest } = answer.body;
    assert.deepEqual(rest, { success: true, message: 'Login successful', name: 'Ada' });
    assert.match(String(token), /^[\w-]{43}$/);
  });

  test(`POST /api/login on ${kind} requires both fields`, async () => {
    for (const body of [{}, { email: 'a@b.de' }, { password }, { email: ' ', password }]) {
      const answer = await send('POST', '/api/login', { body });
      const message = 'Email and password are required';
      assert.deepEqual([answer.status, answer.body], [400, { success: false, message }]);
    }
  });

  test(`POST /api/login on ${kind} answers an unknown e-mail as it answers a wrong password`, async () => {
    const { email } = await makeLearner(app);
    const wrong = await send('POST', '/api/login', { body: { email, password: 'Secret12?' } });
    const unknown = await send('POST', '/api/login', { body: { ...makeSignup(), password: 'Secret12?' } });
    assert.equal(wrong.status, 401);
    assert.deepEqual(wrong.body, { success: false, message: 'Invalid email or password' });
    assert.deepEqual([unknown.status, unknown.body], [wrong.status, wrong.body]);
  });

  test(`POST /api/login on ${kind} lasts 12 hours, and 30 days when remembered`, async () => {
    const { email } = await makeLearner(app);
    const hours = async (body: object) => {
      const token = await logIn(app, { email, password, ...body });
      const { body: listed } = await send('GET', '/api/sessions', { token });
      const current = sessionsAnswer.parse(listed).sessions.find((session) => session.current);
      assert.ok(current);
      return Math.round((Date.parse(current.until) - Date.parse(current.since)) / 3_600_000);
    };
    assert.equal(await hours({}), 12);
    assert.equal(await hours({ remember: false }), 12);
    assert.equal(await hours({ remember: true }), 30 * 24);
  });

  test(`the database on ${kind} contains no password and no token of a session or a link`, async () => {
    const { email, token } = await makeLearner(app);
    await send('POST', '/api/password/forgot', { body: { email } });
    const mail = (await app.readMails()).at(-1) ?? '';
    const link = /#token=([\w-]{43})$/m.exec(mail)?.[1] ?? assert.fail(`no link in ${mail}`);
    const resets = await database.selectFrom('resets').selectAll().execute();
    const accounts = await database.selectFrom('accounts').selectAll().where('email', '=', email).execute();
    const sessions = await database.selectFrom('sessions').selectAll().execute();
    assert.equal(accounts.length, 1);
    assert.ok(sessions.length > 0 && resets.length > 0);
    const stored = JSON.stringify([accounts, sessions, resets]);
    for (const secret of [password, token, link]) assert.ok(!stored.includes(secret));
  });

  test(`POST /api/login on ${kind} rehashes a password with an outdated cost`, async () => {
    const { email } = await makeLearner(app);
    const old =
      '$argon2id$v=19$m=64,t=3,p=1$c29tZXNhbHRzb21lc2FsdA$DL4JoMqowuG60/tBvSVD1pEkpvxyOoUyCnP3apFlHyA';
    await database.updateTable('accounts').set({ password: old }).where('email', '=', email).execute();
    await logIn(app, { email, password });
    const row = database.selectFrom('accounts').select('password').where('email', '=', email);
    assert.equal(isOutdated((await row.executeTakeFirstOrThrow()).password), false);
    await logIn(app, { email, password });
  });

  test(`POST /api/login on ${kind} ends the session that the browser had before`, async () => {
    const { email, token } = await makeLearner(app);
    const wrong = { email, password: 'Wrong123!' };
    assert.equal((await send('POST', '/api/login', { body: wrong, token })).status, 401);
    assert.equal((await send('GET', '/api/me', { token })).status, 200);
    const next = await logIn(app, { email, password }, { token });
    assert.equal((await send('GET', '/api/me', { token })).status, 401);
    assert.equal((await send('GET', '/api/me', { token: next })).status, 200);
  });

  test(`POST /api/logout on ${kind} ends the session`, async () => {
    const { token } = await makeLearner(app);
    const answer = await send('POST', '/api/logout', { token });
    assert.deepEqual([answer.status, answer.body], [200, { success: true, message: 'Logged out' }]);
    const after = await send('GET', '/api/me', { token });
    assert.deepEqual([after.status, after.body], [401, { success: false, message: 'Please log in.' }]);
    assert.equal(after.headers.get('www-authenticate'), 'Bearer');
  });
}
