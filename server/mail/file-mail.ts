import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import type { Letter, Mail } from './letter.ts';

/** Writes each letter as one .eml file that only the server's own account can read. */
export function makeFileMail(dataDir: string, from: Letter['to']): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const folder = join(dataDir, 'mail');
  return {
    async send(letter) {
      const { message } = await transport.sendMail({ from, ...letter });
      const time = new Date().toISOString().replaceAll(':', '-');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${time}-${randomBytes(4).toString('hex')}.eml`);
      await writeFile(file, message, { mode: 0o600, flag: 'wx' });
    },
    close: () => transport.close(),
  };
}
