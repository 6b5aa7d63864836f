import assert from 'node:assert/strict';
import { mock, test } from 'node:test';

import { limits } from '../limits.ts';

import { type OpenApp, openBothApps } from '../../tests/databases/apps.ts';
import { logIn, makeLearner, password } from '../../tests/databases/learner.ts';
import { countAttempt } from '../database/attempts.ts';

const ask = { name: 'Ada', age: 20, days: 3, language: 'Python', problem: 'plan' };

const limiting = await openBothApps({ TRUSTED_PROXIES: '1' });
const unlimited = await openBothApps({ RATE_LIMIT: 'off' });

for (const app of limiting) {
  const { kind, send } = app;

  test(`POST /api/login on ${kind} answers 429 after ten wrong passwords, and lets the learner in again later`, async () => {
    const { email } = await makeLearner(app);
    const wrong = { body: { email, password: 'Wrong123!' } };
    for (let tried = 0; tried < limits.rates.loginByPair.times; tried += 1) {
      assert.equal((await send('POST', '/api/login', wrong)).status, 401);
    }
    const right = { body: { email: email.toUpperCase(), password } };
    const limited = await send('POST', '/api/login', right);
    assert.equal(limited.status, 429);
    assert.match(String(limited.body['message']), /^Too many attempts. Please try again in 10 minutes.$/);
    const seconds = Number(limited.headers.get('retry-after'));
    assert.ok(seconds > 590 && seconds <= 600);
    assert.equal((await send('POST', '/api/login', { ...right, address: '192.0.2.99' })).status, 200);
    mock.timers.enable({ apis: ['Date'], now: Date.now() + seconds * 1000 });
    await logIn(app, right.body);
    mock.timers.reset();
  });

  test(`POST /api/login on ${kind} forgets wrong passwords after a right one`, async () => {
    const { email } = await makeLearner(app);
    const address = '192.0.2.50';
    for (let tried = 0; tried < limits.rates.loginByPair.times + 2; tried += 1) {
      const wrong = tried % 5 === 4 ? password : 'Wrong123!';
      const answer = await send('POST', '/api/login', { body: { email, password: wrong }, address });
      assert.notEqual(answer.status, 429);
    }
  });

  test(`POST /api/login on ${kind} lets a learner in while two addresses try to lock the account`, async () => {
    const { email } = await makeLearner(app);
    for (const address of ['192.0.2.61', '192.0.2.62']) {
      const wrong = { body: { email, password: 'Wrong123!' }, address };
      for (let tried = 0; tried < limits.rates.loginByAddress.times; tried += 1) {
        await send('POST', '/api/login', wrong);
      }
    }
    await logIn(app, { email, password }, { address: '192.0.2.63' });
  });

  test(`POST /api/login on ${kind} never locks a learner out of a place that they know, however many strangers try`, async () => {
    const { email } = await makeLearner(app);
    const body = { email, password };
    await logIn(app, body, { address: '192.0.2.70' });
    const wrong = { email, password: 'Wrong123!' };
    for (let tried = 0; tried < limits.rates.loginByAccount.times; tried += 1)
      await send('POST', '/api/login', { body: wrong, address: `203.0.113.${tried}` });
    assert.equal((await send('POST', '/api/login', { body, address: '192.0.2.71' })).status, 429);
    await logIn(app, body, { address: '192.0.2.70' });

    // From anywhere else, the mailed link is the way in.
    await send('POST', '/api/password/forgot', { body: { email }, address: '192.0.2.71' });
    const [, token] = /token=([\w-]+)/.exec((await app.readMails()).at(-1) ?? '') ?? [];
    const reset = { token, password: 'Changed34?', confirmpassword: 'Changed34?' };
    const set = await send('POST', '/api/password/reset', { body: reset, address: '192.0.2.71' });
    assert.equal(set.status, 200);
    await logIn(app, { email, password: 'Changed34?' }, { address: '192.0.2.71' });
  });

  test(`POST /ai/ans on ${kind} counts by the address that the trusted proxy saw, whatever a client adds`, async () => {
    const { times } = limits.rates.askByAddress;
    for (let tried = 0; tried < times; tried += 1) {
      assert.equal((await send('POST', '/ai/ans', from(`198.51.100.${tried}, 203.0.113.7`))).status, 200);
    }
    const limited = await send('POST', '/ai/ans', from('198.51.100.200, 203.0.113.7'));
    assert.deepEqual([limited.status, limited.body['success']], [429, false]);
    assert.ok(Number(limited.headers.get('retry-after')) > 0);
    assert.equal((await send('POST', '/ai/ans', from('203.0.113.8'))).status, 200);
  });

  test(`every rate of an address on ${kind} answers 429 once it is used up`, async () => {
    const calls = {
      signupByAddress: ['/api/signup', {}],
      loginByAddress: ['/api/login', {}],
      forgotByAddress: ['/api/password/forgot', {}],
      checkByAddress: ['/api/password/check', {}],
      resetByAddress: ['/api/password/reset', {}],
    } as const;
    for (const [rate, [path, body]] of Object.entries(calls)) {
      const { times } = rateOf(rate);
      const statuses = await sendTimes(app, path, { body, address: '2001:db8:1:2::3', times });
      assert.deepEqual(new Set(statuses), new Set([400]), path);
      const [limited] = await sendTimes(app, path, { body, address: '2001:db8:1:2:ffff::9', times: 1 });
      assert.equal(limited, 429, path);
    }
  });

  test(`every rate of an account on ${kind} answers 429 from any address, with Retry-After`, async () => {
    const { email, token } = await makeLearner(app);
    const accounts = app.database.selectFrom('accounts').select('id').where('email', '=', email);
    const { id } = await accounts.executeTakeFirstOrThrow();
    const change = { oldpassword: 'Wrong123!', password, confirmpassword: password };
    const calls = {
      loginByAccount: [email, '/api/login', { email, password: 'Wrong123!' }],
      forgotByAccount: [email, '/api/password/forgot', { email }],
      passwordByAccount: [id, '/api/password/change', change],
    } as const;
    for (const [rate, [subject, path, body]] of Object.entries(calls)) {
      const sendFrom = (address: string) => send('POST', path, { body, token, address });
      assert.notEqual((await sendFrom('2001:db8:a::1')).status, 429, path);
      for (let at = 0; at < rateOf(rate).times; at += 1)
        await countAttempt(app.database, rateOf(rate), [rate, subject]);
      const limited = await sendFrom('2001:db8:b::1');
      assert.equal(limited.status, 429, path);
      assert.ok(Number(limited.headers.get('retry-after')) > 0, path);
    }
  });

  test(`every call of an account on ${kind} is counted before its body is read`, async () => {
    const { email, token } = await makeLearner(app);
    const accounts = app.database.selectFrom('accounts').select('id').where('email', '=', email);
    const { id } = await accounts.executeTakeFirstOrThrow();
    const { callsByAccount, journalByAccount } = limits.rates;
    for (let at = 0; at < callsByAccount.times; at += 1)
      await countAttempt(app.database, callsByAccount, ['callsByAccount', id]);
    for (let at = 0; at < journalByAccount.times; at += 1)
      await countAttempt(app.database, journalByAccount, ['journalByAccount', id]);
    for (const [method, path] of [
      ['GET', '/api/history'],
      ['PUT', '/api/history'],
      ['POST', '/api/history'],
      ['DELETE', '/api/history'],
      ['PATCH', '/api/me'],
      ['GET', '/api/sessions'],
      ['DELETE', '/api/sessions/some'],
      ['POST', '/api/journal'],
    ] as const) {
      const body = method === 'POST' || method === 'PATCH' ? { body: 'no JSON' } : {};
      const { status } = await send(method, path, { token, ...body });
      assert.equal(status, 429, `${method} ${path}`);
    }
    assert.equal((await send('POST', '/api/logout', { token })).status, 200);
  });
}

for (const app of unlimited) {
  test(`RATE_LIMIT=off limits nothing on ${app.kind}`, async () => {
    const statuses = await sendTimes(app, '/api/login', { body: {}, address: '192.0.2.2', times: 70 });
    assert.deepEqual(new Set(statuses), new Set([400]));
  });
}

function from(forwarded: string) {
  return { body: ask, headers: { 'x-forwarded-for': forwarded } };
}

function rateOf(name: string) {
  const found = Object.entries(limits.rates).find(([rate]) => rate === name);
  assert.ok(found);
  return found[1];
}

type Times = { readonly body: object; readonly address: string; readonly times: number };

async function sendTimes(app: OpenApp, path: string, { body, address, times }: Times): Promise<number[]> {
  const statuses: number[] = [];
  for (let sent = 0; sent < times; sent += 1) {
    statuses.push((await app.send('POST', path, { body, address })).status);
  }
  return statuses;
}
