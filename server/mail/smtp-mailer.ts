import { createTransport } from 'nodemailer';

import { limits } from '../limits.ts';

import type { Mail, Mailer } from './mailer.ts';

export function makeSmtpMailer(url: string, from: Mail['to']): Mailer {
  const { connect, idle, whole } = limits.mail;
  const transport = createTransport(
    { url, pool: true, connectionTimeout: connect, greetingTimeout: connect, socketTimeout: idle },
    { disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    async send(mail) {
      // A mail server that sends a byte now and then would otherwise hold the connection forever.
      await transport.sendMail({ from, ...mail, signal: AbortSignal.timeout(whole) });
    },
    forget: async () => {},
    removeOld: async () => {},
    close: () => transport.close({ force: true }),
  };
}
