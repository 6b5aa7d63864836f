import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { test } from 'node:test';

import { ConfigError, readConfig } from './config.ts';

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
