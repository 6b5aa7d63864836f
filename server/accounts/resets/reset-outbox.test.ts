import assert from 'node:assert/strict';
import { mock, test } from 'node:test';

import { openBothApps } from '../../../tests/databases/apps.ts';
import { makeLearner } from '../../../tests/databases/learner.ts';
import { limits } from '../../limits.ts';
import { makeMailer } from '../../mail/make-mailer.ts';
import { sendDueResetMails } from './reset-outbox.ts';

const nowhere = makeMailer({
  smtpUrl: 'smtp://127.0.0.1:1',
  mailFrom: 'no-reply@waymark.example',
  dataDir: '',
});

for (const app of await openBothApps()) {
  const { kind, services, database, send } = app;
  const broken = { ...services, mailer: nowhere };
  const ask = (email: string) => send('POST', '/api/password/forgot', { body: { email } });
  const countWaiting = async () => (await database.selectFrom('outbox').select('id').execute()).length;

  test(`a mail on ${kind} is tried again until the mail server takes it`, async (t) => {
    t.after(() => mock.timers.reset());
    const { email } = await makeLearner(app);
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
    await ask(email);
    await sendDueResetMails(broken);
    assert.deepEqual([await app.readMails(), await countWaiting()], [[], 1]);
    mock.timers.tick(limits.mail.tries.first);
    await sendDueResetMails(broken);
    assert.deepEqual([await app.readMails(), await countWaiting()], [[], 1]);
    mock.timers.tick(2 * limits.mail.tries.first);
    const [mail = ''] = await app.readMails();
    const [, token] = /token=([\w-]+)/.exec(mail) ?? [];
    assert.equal((await send('POST', '/api/password/check', { body: { token } })).status, 200);
    assert.equal(await countWaiting(), 0);
  });

  test(`a mail on ${kind} is given up after an hour`, async (t) => {
    t.after(() => mock.timers.reset());
    const { email } = await makeLearner(app);
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
    await ask(email);
    mock.timers.tick(limits.mail.tries.within);
    await sendDueResetMails(broken);
    assert.equal(await countWaiting(), 0);
  });

  test(`a mail on ${kind} is sent once by three processes, and not at all without an account`, async () => {
    const { email } = await makeLearner(app);
    const before = (await app.readMails()).length;
    await ask(email);
    await ask('nobody@example.com');
    assert.equal(await countWaiting(), 2);
    await Promise.all([
      sendDueResetMails(services),
      sendDueResetMails(services),
      sendDueResetMails(services),
    ]);
    assert.equal((await app.readMails()).length, before + 1);
    assert.equal(await countWaiting(), 0);
  });
}
