import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { SMTPServer } from 'smtp-server';

import { makeMailer } from './make-mailer.ts';

const mail = {
  to: { name: 'Ada "the first" Lovelace', address: 'ada@example.com' },
  subject: 'Set a new password',
  text: `Open this:\n\nhttps://waymark.example/reset-password#token=${'x'.repeat(43)}\n`,
};

test('makeMailer({ dataDir }).send(mail) writes a file that only its owner can read, with a link to copy', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'waymark-mail-'));
  t.after(() => rm(dataDir, { recursive: true }));
  const mailer = makeMailer({ smtpUrl: undefined, mailFrom: 'no-reply@waymark.example', dataDir });
  await mailer.send(mail);
  await mailer.send(mail);
  const names = await readdir(join(dataDir, 'mail'));
  assert.equal(names.length, 2);
  const file = join(dataDir, 'mail', names[0] ?? '');
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  const text = await readFile(file, 'utf8');
  assert.match(text, /^From: Waymark <no-reply@waymark.example>$/m);
  assert.match(text, /^To: .*<ada@example.com>$/m);
  assert.ok(text.endsWith(mail.text));
});

test('makeMailer({ dataDir }) removes mails to an address, and those older than a day', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'waymark-mail-'));
  t.after(() => rm(dataDir, { recursive: true }));
  const mailer = makeMailer({ smtpUrl: undefined, mailFrom: 'no-reply@waymark.example', dataDir });
  const list = () => readdir(join(dataDir, 'mail'));
  await mailer.send(mail);
  await mailer.send({ ...mail, to: { name: 'Grace', address: 'grace@example.com' } });
  await mailer.forget('ada@example.com');
  const [left = '', ...others] = await list();
  assert.deepEqual(others, []);
  assert.match(await readFile(join(dataDir, 'mail', left), 'utf8'), /grace@example\.com/);
  await mailer.removeOld();
  assert.deepEqual(await list(), [left]);
  const yesterday = Date.now() / 1000 - 25 * 60 * 60;
  await utimes(join(dataDir, 'mail', left), yesterday, yesterday);
  await mailer.removeOld();
  assert.deepEqual(await list(), []);
});

test('makeMailer({ smtpUrl }).send(mail) hands the mail to a mail server', async (t) => {
  const { url, received } = await startMailServer(t);
  const mailer = makeMailer({ smtpUrl: url, mailFrom: 'no-reply@waymark.example', dataDir: '' });
  t.after(() => mailer.close());
  await mailer.send(mail);
  assert.deepEqual(received[0]?.recipients, ['ada@example.com']);
  assert.match(received[0]?.text ?? '', /^Subject: Set a new password\r$/m);
});

test('makeMailer({ smtpUrl }).send(mail) never mails a second address or adds a header', async (t) => {
  const { url, received } = await startMailServer(t);
  const mailer = makeMailer({ smtpUrl: url, mailFrom: 'no-reply@waymark.example', dataDir: '' });
  t.after(() => mailer.close());
  const sly = { name: 'x>, eve@example.com <y\r\nBcc: eve@example.com', address: 'ada@example.com' };
  await mailer.send({ ...mail, to: sly, subject: 'Hello\r\nBcc: eve@example.com' });
  assert.deepEqual(received[0]?.recipients, ['ada@example.com']);
  assert.doesNotMatch(received[0]?.text ?? '', /^Bcc:/m);
});

test('makeMailer({ smtpUrl }).send(mail) throws when no mail server answers', async () => {
  const mailer = makeMailer({
    smtpUrl: 'smtp://127.0.0.1:1',
    mailFrom: 'no-reply@waymark.example',
    dataDir: '',
  });
  await assert.rejects(mailer.send(mail), /ECONNREFUSED/);
  mailer.close();
});

type Received = { readonly recipients: string[]; readonly text: string };

async function startMailServer(t: { after: (close: () => Promise<void>) => void }) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // The client's pool is still connected when a test ends, and is cut.
    closeTimeout: 1,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk) => (text += String(chunk)));
      stream.on('end', () => {
        received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  t.after(() => new Promise((resolve) => server.close(() => resolve())));
  const address = listening.address();
  assert.ok(typeof address === 'object' && address !== null);
  return { url: `smtp://127.0.0.1:${address.port}`, received };
}
