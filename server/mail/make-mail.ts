import type { Config } from '../config.ts';
import { makeFileMail } from './file-mail.ts';
import type { Mail } from './mail.ts';
import { makeSmtpMail } from './smtp-mail.ts';

/** Mails through SMTP_URL, or, where there is none, writes each letter as a file into DATA_DIR/mail. */
export function makeMail(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mail {
  const from = { name: 'Waymark', address: config.mailFrom };
  return config.smtpUrl === undefined
    ? makeFileMail(config.dataDir, from)
    : makeSmtpMail(config.smtpUrl, from);
}
