import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';

import { openBothApps } from '../../tests/databases/apps.ts';
import { logIn, makeLearner, password } from '../../tests/databases/learner.ts';
import { makeEvent } from '../../tests/databases/open-journals.ts';
import { adminCommands } from './commands.ts';

for (const app of await openBothApps()) {
  const { kind, database, send, services } = app;
  const admin = async (name: string, subject = '') =>
    (await adminCommands.get(name)?.run(services, subject))?.join('\n') ?? '';
  const isOpen = async (token: string) => (await send('GET', '/api/me', { token })).status === 200;

  test(`npm run admin -- end-sessions on ${kind} logs one account out, and voids its mailed link`, async () => {
    const [one, other] = [await makeLearner(app), await makeLearner(app)];
    await send('POST', '/api/password/forgot', { body: { email: one.email } });
    const token = /token=([\w-]+)/.exec((await app.readMails()).at(-1) ?? '')?.[1];
    await admin('end-sessions', one.email.toUpperCase());
    assert.deepEqual([await isOpen(one.token), await isOpen(other.token)], [false, true]);
    assert.equal((await send('POST', '/api/password/check', { body: { token } })).status, 400);
  });

  test(`npm run admin -- end-sessions all on ${kind} logs everybody out, and passwords still work`, async () => {
    const learner = await makeLearner(app);
    assert.match(await admin('end-sessions', 'all'), /^\d+ sessions have ended/);
    assert.equal(await isOpen(learner.token), false);
    assert.ok(await logIn(app, { email: learner.email, password }));
  });

  test(`npm run admin -- after-restore on ${kind} ends sessions, and devices compare everything again`, async () => {
    const { email, token } = await makeLearner(app);
    const before = await send('POST', '/api/journal', { token, body: { after: 0, events: [makeEvent()] } });
    await admin('after-restore');
    assert.equal(await isOpen(token), false);
    const body = { after: Number(before.body['cursor']), events: [] };
    const now = await send('POST', '/api/journal', { token: await logIn(app, { email, password }), body });
    assert.notEqual(now.body['account'], before.body['account']);
  });

  test(`npm run admin -- delete-account on ${kind} deletes one account`, async () => {
    const [one, other] = [await makeLearner(app), await makeLearner(app)];
    await admin('delete-account', one.email);
    assert.deepEqual([await isOpen(one.token), await isOpen(other.token)], [false, true]);
    await assert.rejects(admin('delete-account', one.email), /No account has this e-mail/);
  });

  test(`npm run admin -- sizes on ${kind} counts accounts and events`, async () => {
    const { token } = await makeLearner(app);
    await send('POST', '/api/journal', { token, body: { after: 0, events: [makeEvent(), makeEvent()] } });
    const { rows } = await database
      .selectFrom('events')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    const said = await admin('sizes');
    assert.match(said, new RegExp(`^events +${rows}$`, 'm'));
    assert.match(said, /^database +[1-9]\d+ bytes$/m);
  });
}

test('npm run admin lists its commands when it does not know one', async () => {
  const script = join(import.meta.dirname, '../../scripts/admin.ts');
  await assert.rejects(
    promisify(execFile)(process.execPath, [script, 'end-sessions']),
    /These commands exist:\n {2}npm run admin -- end-sessions EMAIL or all/,
  );
});
