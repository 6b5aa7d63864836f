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

test('listWarnings() is empty for complete settings and unrelated variables', () => {
  assert.deepEqual(warn({ ...complete, PATH: '/bin', HOME: '/', SHELL: 'sh', LANG: 'C', PORTAL: 'x' }), []);
});

test('listWarnings() names missing settings for mail, links and limits', () => {
  const [smtp, url] = warn({});
  assert.match(smtp ?? '', /^SMTP_URL is not set: mail is written to .*\/mail and not sent\.$/);
  assert.match(url ?? '', /^PUBLIC_URL is not set: links in mail start with http:\/\/localhost:3000\.$/);
  assert.match(warn({ ...complete, TRUSTED_PROXIES: '0' }).join(), /^TRUSTED_PROXIES is 0:/);
});

test('listWarnings() asks about a misspelled name', () => {
  assert.deepEqual(warn({ ...complete, TRUSTED_PROXYS: '1', SMTP_URI: 'x', DATABASEURL: 'y' }), [
    'TRUSTED_PROXYS is unknown and has no effect. Did you mean TRUSTED_PROXIES?',
    'SMTP_URI is unknown and has no effect. Did you mean SMTP_URL?',
    'DATABASEURL is unknown and has no effect. Did you mean DATABASE_URL?',
  ]);
});
