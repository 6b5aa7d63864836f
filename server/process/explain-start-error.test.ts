import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { makeBothPlaces } from '../../tests/databases/both.ts';
import { ConfigError } from '../config.ts';
import { migrate, migrateConfigured } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { explainStartError } from './explain-start-error.ts';

const places = await makeBothPlaces();

async function explainFailure(config: Parameters<typeof migrateConfigured>[0]): Promise<string | null> {
  return migrateConfigured(config).then(() => assert.fail('it started'), explainStartError);
}

test('explainStartError(error) says what is wrong with DATABASE_URL', async () => {
  const real = new URL(places.find(({ databaseUrl }) => databaseUrl)?.databaseUrl ?? assert.fail());
  const at = (change: (url: URL) => unknown) => {
    const url = new URL(real);
    change(url);
    return explainFailure({ databaseUrl: url.href, dataDir: '' });
  };
  assert.match(
    (await at((url) => (url.pathname = '/none'))) ?? '',
    /database in DATABASE_URL does not exist/,
  );
  assert.match((await at((url) => (url.username = 'nobody'))) ?? '', /refuses the user in DATABASE_URL/);
  const refused = await explainFailure({
    databaseUrl: 'postgres://waymark@localhost:1/waymark',
    dataDir: '',
  });
  assert.match(refused ?? '', /^No database answers at DATABASE_URL/);
  const missing = await explainFailure({
    databaseUrl: 'postgres://w@localhost/w?host=/nowhere',
    dataDir: '',
  });
  assert.match(missing ?? '', /^No database answers at DATABASE_URL/);
});

test('explainStartError(error) says what is wrong with DATA_DIR', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-explain-'));
  t.after(() => rm(folder, { recursive: true }));
  const file = join(folder, 'file');
  await writeFile(file, '');
  assert.match(
    (await explainFailure({ dataDir: file, databaseUrl: undefined })) ?? '',
    /DATA_DIR .* is a file/,
  );
  const below = await explainFailure({ dataDir: join(file, 'below'), databaseUrl: undefined });
  assert.match(below ?? '', /below a file/);
  await writeFile(join(folder, 'waymark.sqlite'), 'x'.repeat(5000));
  assert.match(
    (await explainFailure({ dataDir: folder, databaseUrl: undefined })) ?? '',
    /waymark\.sqlite in DATA_DIR is not a database/,
  );
});

for (const place of places) {
  test(`explainStartError(error) knows tables that something else has made on ${place.kind}`, async (t) => {
    const database = await openDatabase(place);
    t.after(() => database.destroy());
    await migrate(database);
    const error = await migrate(database, { '000-other': { up: async () => {} } }).catch((thrown) => thrown);
    assert.match(explainStartError(error) ?? '', /has made these tables/);
  });
}

test('explainStartError(error) repeats what is said of settings, and leaves bugs unexplained', () => {
  assert.equal(explainStartError(new ConfigError('PORT must be small.')), 'PORT must be small.');
  assert.equal(explainStartError(new TypeError('x is not a function')), null);
  assert.equal(explainStartError('text'), null);
});
