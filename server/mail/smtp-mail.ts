import { createTransport } from 'nodemailer';

import { limits } from '#server/limits.ts';

import type { Letter, Mail } from './mail.ts';

/** Hands each letter to a mail server, over a few connections that are kept. */
export function makeSmtpMail(url: string, from: Letter['to']): Mail {
  const { connect, idle, whole } = limits.mail;
  const transport = createTransport(
    { url, pool: true, connectionTimeout: connect, greetingTimeout: connect, socketTimeout: idle },
    { disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    async send(letter) {
      // A server that sends a sign now and then would hold the letter, and its connection, for ever.
      await transport.sendMail({ from, ...letter, signal: AbortSignal.timeout(whole) });
    },
    close: () => transport.close({ force: true }),
  };
}
