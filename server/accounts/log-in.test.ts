import assert from 'node:assert/strict';
import { test } from 'node:test';

import { openBothApps } from '../../tests/databases/apps.ts';
import { makeLearner, password } from '../../tests/databases/learner.ts';
import { logIn } from './log-in.ts';
import { makePasswordHasher } from './passwords/password-hasher.ts';

const from = { device: 'x', client: '192.0.2.1', isKnown: false };

for (const app of await openBothApps({ RATE_LIMIT: 'off' })) {
  const { kind, database, send } = app;

  test(`logIn(services, login, device) on ${kind} hashes as often for an unknown e-mail as for a wrong password`, async () => {
    const { email } = await makeLearner(app);
    const work = makePasswordHasher();
    let compared = 0;
    const verify: typeof work.verify = (tried, phc) => {
      compared += 1;
      return work.verify(tried, phc);
    };
    const tools = { database, passwords: { ...work, verify } };
    const wrong = { password: 'Wrong123!', remember: false };
    assert.ok('wrong' in Object(await logIn(tools, { ...wrong, email }, from)));
    assert.equal(compared, 1);
    assert.deepEqual(await logIn(tools, { ...wrong, email: 'nobody@example.com' }, from), { wrong: null });
    assert.equal(compared, 2);
  });

  test(`logIn(services, login, device) on ${kind} starts no session when the password was reset meanwhile`, async () => {
    const { email } = await makeLearner(app);
    const work = makePasswordHasher();
    const verify: typeof work.verify = async (tried, phc) => {
      const right = await work.verify(tried, phc);
      await database.updateTable('accounts').set({ password: 'new' }).where('email', '=', email).execute();
      await database.deleteFrom('sessions').execute();
      return right;
    };
    const login = { email, password, remember: false };
    assert.ok('wrong' in Object(await logIn({ database, passwords: { ...work, verify } }, login, from)));
    assert.deepEqual(await database.selectFrom('sessions').select('id').execute(), []);
  });

  test(`POST /api/login on ${kind} answers 503 with Retry-After when too many are waiting`, async () => {
    const body = { email: 'nobody@example.com', password };
    const answers = await Promise.all(
      Array.from({ length: 120 }, () => send('POST', '/api/login', { body })),
    );
    const busy = answers.filter(({ status }) => status === 503);
    assert.ok(busy.length > 0);
    assert.equal(answers.length - busy.length, answers.filter(({ status }) => status === 401).length);
    assert.equal(busy[0]?.headers.get('retry-after'), '2');
    assert.deepEqual(busy[0]?.body, {
      success: false,
      message: 'The server is busy. Please try again in 2 seconds.',
    });
  });
}
