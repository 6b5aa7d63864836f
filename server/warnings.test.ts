import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readConfig } from './config.ts';
import { listWarnings } from './warnings.ts';

const complete = {
  PUBLIC_URL: 'https://waymark.example',
  SMTP_URL: 'smtp://mail.example',
  TRUSTED_PROXIES: '1',
};
const warn = (variables: NodeJS.ProcessEnv) => listWarnings(readConfig(variables), Object.keys(variables));

test('listWarnings() has nothing to say of complete settings, or of variables that are not ours', () => {
  assert.deepEqual(warn({ ...complete, PATH: '/bin', HOME: '/', SHELL: 'sh', LANG: 'C', PORTAL: 'x' }), []);
});

test('listWarnings() names what mails, links and limits lack', () => {
  const [smtp, url] = warn({});
  assert.match(smtp ?? '', /^SMTP_URL is not set: mails are written to .*\/mail and sent to nobody\.$/);
  assert.match(url ?? '', /^PUBLIC_URL is not set: links in mails begin with http:\/\/localhost:3000\.$/);
  assert.match(warn({ ...complete, TRUSTED_PROXIES: '0' }).join(), /^TRUSTED_PROXIES is 0:/);
});

test('listWarnings() asks about a name that is nearly one of ours', () => {
  assert.deepEqual(warn({ ...complete, TRUSTED_PROXYS: '1', SMTP_URI: 'x', DATABASEURL: 'y' }), [
    'TRUSTED_PROXYS is not known and has no effect: is TRUSTED_PROXIES meant?',
    'SMTP_URI is not known and has no effect: is SMTP_URL meant?',
    'DATABASEURL is not known and has no effect: is DATABASE_URL meant?',
  ]);
});
