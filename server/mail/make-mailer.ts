import type { Config } from '../config.ts';
import { makeFileMailer } from './file-mailer.ts';
import type { Mailer } from './mailer.ts';
import { makeSmtpMailer } from './smtp-mailer.ts';

export function makeMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  const from = { name: 'Waymark', address: config.mailFrom };
  return config.smtpUrl === undefined
    ? makeFileMailer(config.dataDir, from)
    : makeSmtpMailer(config.smtpUrl, from);
}
