import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import type { Mail, Mailer } from './mailer.ts';

/** Writes each mail as one .eml file that only the server's own account can read. */
export function makeFileMailer(dataDir: string, from: Mail['to']): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const folder = join(dataDir, 'mail');
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from, ...mail });
      if (!Buffer.isBuffer(message)) throw new Error('a mail was not written in one piece');
      const time = new Date().toISOString().replaceAll(':', '-');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${time}-${randomBytes(4).toString('hex')}.eml`);
      await writeFile(file, writePlain(message.toString('utf8'), mail.text), { mode: 0o600, flag: 'wx' });
    },
    close: () => transport.close(),
  };
}

/** The mail with its text as it is, instead of wrapped for old mail servers: a link can be copied from the file. */
function writePlain(message: string, text: string): string {
  const [head = ''] = message.split('\n\n', 1);
  return `${head.replace(/^(Content-Transfer-Encoding): .*$/m, '$1: 8bit')}\n\n${text}`;
}
