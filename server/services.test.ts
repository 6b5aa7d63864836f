import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';

import { sql } from 'kysely';

import { makeBothPlaces } from '../tests/databases/both.ts';
import { readConfig } from './config.ts';
import { closeServices, openServices } from './services.ts';

const settings = { LOG_LEVEL: 'silent', PUBLIC_URL: 'https://waymark.example' };

for (const { kind, dataDir, databaseUrl = '' } of await makeBothPlaces()) {
  const open = (more: Record<string, string> = {}) =>
    openServices(readConfig({ ...settings, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...more }), {
      pagesFolder: join(dataDir, 'none'),
    });

  test(`openServices(config) on ${kind} opens a model and metrics only if they are configured`, async () => {
    const plain = await open();
    assert.deepEqual([plain.model, plain.metrics], [null, null]);
    assert.equal(plain.pages.files.size, 0);
    await closeServices(plain);
    const ai = { AI_BASE_URL: 'http://127.0.0.1:1/v1', AI_MODEL: 'small' };
    const full = await open({ ...ai, METRICS_TOKEN: 'a-token-of-some-length' });
    assert.ok(full.model && full.metrics);
    await closeServices(full);
  });

  test(`closeServices(services) on ${kind} ends background work before it closes mail and database`, async () => {
    const services = await open();
    const order: string[] = [];
    const mailer = { ...services.mailer, close: () => void order.push('mail closed') };
    services.background.run('counting', async () => {
      await new Promise(setImmediate);
      await sql`select 1`.execute(services.database);
      order.push('counted');
    });
    await closeServices({ ...services, mailer });
    assert.deepEqual(order, ['counted', 'mail closed']);
    await assert.rejects(sql`select 1`.execute(services.database), /destroyed|closed|not open/);
  });
}
