import { createTransport } from 'nodemailer';

import { limits } from '#contract/limits.ts';

import type { Letter, Mail } from './letter.ts';

/** Hands each letter to a mail server, over a few connections that are kept. */
export function makeSmtpMail(url: string, from: Letter['to']): Mail {
  const { connect, send } = limits.mail;
  const transport = createTransport(
    { url, pool: true, connectionTimeout: connect, greetingTimeout: connect, socketTimeout: send },
    { disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    async send(letter) {
      await transport.sendMail({ from, ...letter });
    },
    close: () => transport.close(),
  };
}
