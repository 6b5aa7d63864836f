import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import { limits } from '../limits.ts';

import type { Mail, Mailer } from './mailer.ts';

/** Writes each mail to an .eml file that only the server's user can read. */
export function makeFileMailer(dataDir: string, from: Mail['to']): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const folder = join(dataDir, 'mail');
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from, ...mail });
      if (!Buffer.isBuffer(message)) throw new Error('nodemailer did not return the mail as a buffer');
      const time = new Date().toISOString().replaceAll(':', '-');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${time}-${randomBytes(4).toString('hex')}.eml`);
      await writeFile(file, writePlain(message.toString('utf8'), mail.text), { mode: 0o600, flag: 'wx' });
    },
    forget: async (address) => {
      const isToThem = async (file: string) => (await readFile(file, 'utf8')).includes(`<${address}>`);
      for (const file of await listMails(folder)) if (await isToThem(file)) await rm(file, { force: true });
    },
    removeOld: async () => {
      const oldest = Date.now() - limits.mail.kept;
      const isOld = async (file: string) => (await stat(file)).mtimeMs < oldest;
      for (const file of await listMails(folder)) if (await isOld(file)) await rm(file, { force: true });
    },
    close: () => transport.close(),
  };
}

async function listMails(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.eml')).map((name) => join(folder, name));
}

/** Unwraps the text, so that links can be copied from the file. */
function writePlain(message: string, text: string): string {
  const [head = ''] = message.split('\n\n', 1);
  return `${head.replace(/^(Content-Transfer-Encoding): .*$/m, '$1: 8bit')}\n\n${text}`;
}
