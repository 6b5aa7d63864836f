import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';

import { ConfigError, findKeptSocket, readConfig, readSiteAddress } from './config.ts';

test('readConfig({}) gives the defaults', () => {
  assert.deepEqual(readConfig({}), {
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: resolve('data'),
    assetsDir: resolve('data/assets'),
    databaseUrl: undefined,
    ai: undefined,
    smtpUrl: undefined,
    mailFrom: 'no-reply@localhost',
    trustedProxies: 0,
    rateLimit: true,
    logLevel: 'info',
    metricsToken: undefined,
    backupKey: undefined,
  });
});

test('readConfig(variables) reads values, and treats empty ones as absent', () => {
  const config = readConfig({
    PORT: ' 8080 ',
    HOST: '',
    LOG_LEVEL: ' ',
    PUBLIC_URL: 'https://waymark.example/',
    DATABASE_URL: 'postgres://user:secret@db/waymark',
    AI_BASE_URL: 'http://localhost:11434/v1',
    AI_MODEL: 'small',
    RATE_LIMIT: 'off',
  });
  assert.equal(config.port, 8080);
  assert.equal(config.logLevel, 'info');
  assert.equal(config.host, '127.0.0.1');
  assert.equal(config.publicUrl, 'https://waymark.example');
  assert.equal(config.mailFrom, 'no-reply@waymark.example');
  assert.deepEqual(config.ai, {
    baseUrl: 'http://localhost:11434/v1',
    model: 'small',
    key: undefined,
    callsADay: 1000,
    reading: 'always',
  });
  assert.equal(config.rateLimit, false);
});

const wrongValues = {
  PORT: ['abc', '-1', '65536', '3e3', '80.5'],
  HOST: ['two words', 'http://x'],
  PUBLIC_URL: ['waymark.example', 'ftp://x', 'https://x/y', 'https://x/?y'],
  DATABASE_URL: ['mysql://x', 'secret'],
  AI_BASE_URL: ['javascript:1'],
  AI_READING: ['yes', 'sometimes'],
  SMTP_URL: ['http://x'],
  MAIL_FROM: ['nobody', 'a@b <c@d>'],
  TRUSTED_PROXIES: ['-1', '11', 'all'],
  RATE_LIMIT: ['yes', 'ON'],
  LOG_LEVEL: ['loud'],
  METRICS_TOKEN: ['short'],
};

for (const [name, values] of Object.entries(wrongValues)) {
  test(`readConfig({ ${name} }) stops a wrong value with a sentence that does not repeat it`, () => {
    for (const value of values) {
      assert.throws(
        () => readConfig({ [name]: value }),
        (error: unknown) =>
          error instanceof ConfigError &&
          error.message.includes(`${name} must be `) &&
          !error.message.includes(`"${value}"`),
        value,
      );
    }
  });
}

test('readConfig(variables) names every wrong variable at once', () => {
  assert.throws(() => readConfig({ PORT: 'x', LOG_LEVEL: 'x' }), /PORT must be .* LOG_LEVEL must be /);
});

test('readConfig(variables) requires AI_MODEL and AI_BASE_URL together', () => {
  assert.throws(
    () => readConfig({ AI_MODEL: 'small' }),
    /AI_MODEL must be text, and set together with AI_BASE_URL/,
  );
});

test('readSiteAddress(variables) gives the address that learners open, and nothing where none is set', () => {
  assert.equal(
    readSiteAddress({ PUBLIC_URL: 'https://waymark.example/', PORT: '8080' }),
    'https://waymark.example',
  );
  assert.equal(readSiteAddress({ PUBLIC_URL: ' ' }), '');
});

test('readConfig(variables) reads a secret from the file that it is told, and says which file is missing', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-secrets-'));
  t.after(() => rm(folder, { recursive: true }));
  const file = join(folder, 'token');
  await writeFile(file, 'a-token-of-20-letters\n');
  assert.equal(readConfig({ METRICS_TOKEN_FILE: file }).metricsToken, 'a-token-of-20-letters');
  assert.throws(
    () => readConfig({ SMTP_URL_FILE: join(folder, 'none') }),
    new ConfigError('SMTP_URL_FILE must be a file that can be read.'),
  );
  assert.throws(
    () => readConfig({ METRICS_TOKEN_FILE: file, METRICS_TOKEN: 'another-token-of-it' }),
    new ConfigError('Set METRICS_TOKEN or METRICS_TOKEN_FILE, not both.'),
  );
});

test('findKeptSocket(variables, pid) gives the first socket of systemd, and only to the process it is for', () => {
  assert.equal(findKeptSocket({ LISTEN_FDS: '1', LISTEN_PID: '7' }, 7), 3);
  assert.equal(findKeptSocket({ LISTEN_FDS: '1', LISTEN_PID: '7' }, 8), undefined);
  assert.equal(findKeptSocket({ LISTEN_FDS: '0', LISTEN_PID: '7' }, 7), undefined);
  assert.equal(findKeptSocket({}, 7), undefined);
});
