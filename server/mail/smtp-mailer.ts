import { createTransport } from 'nodemailer';

import { limits } from '../limits.ts';

import type { Mail, Mailer } from './mailer.ts';

/** Hands each mail to a mail server, over a few connections that are kept. */
export function makeSmtpMailer(url: string, from: Mail['to']): Mailer {
  const { connect, idle, whole } = limits.mail;
  const transport = createTransport(
    { url, pool: true, connectionTimeout: connect, greetingTimeout: connect, socketTimeout: idle },
    { disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    async send(mail) {
      // A server that sends a sign now and then would hold the mail, and its connection, for ever.
      await transport.sendMail({ from, ...mail, signal: AbortSignal.timeout(whole) });
    },
    close: () => transport.close({ force: true }),
  };
}
