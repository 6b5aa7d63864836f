import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { readConfig } from '#server/config.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';

import { makeBothPlaces } from '../../tests/databases/both.ts';
import { checkBackups } from './check-backups.ts';
import { checkDatabase } from './check-database.ts';
import { checkFolder, checkNode } from './check-machine.ts';
import { checkAddress, checkMail } from './check-network.ts';
import { checkSettings, parseSettings } from './check-settings.ts';
import { examine } from './examine.ts';
import { broken, ok, type Finding } from './finding.ts';
import { tellOperator } from './tell-operator.ts';

const folder = await mkdtemp(join(tmpdir(), 'waymark-doctor-'));
after(() => rm(folder, { recursive: true }));
const places = await makeBothPlaces();

const complete = {
  PUBLIC_URL: 'https://waymark.example',
  SMTP_URL: 'smtp://mail.example',
  TRUSTED_PROXIES: '1',
  BACKUP_KEY: 'a-key-of-some-length',
};
const list = (findings: readonly Finding[]) =>
  findings.map(({ state, said }) => `${state} ${said}`).join('\n');
const settle = async (more: Record<string, string>) => {
  const variables = { ...complete, ...more };
  return list(await checkSettings(readConfig(variables), variables));
};

test('the doctor finds nothing to do in complete settings', async () => {
  assert.equal(await settle({}), 'ok The settings can be read: learners open https://waymark.example.');
});

test('the doctor names risky settings', async () => {
  assert.match(await settle({ PUBLIC_URL: 'http://waymark.example' }), /^look PUBLIC_URL begins with http:/m);
  assert.match(await settle({ SMTP_URL: '' }), /^look SMTP_URL is not set/m);
  assert.match(await settle({ RATE_LIMIT: 'off' }), /^broken RATE_LIMIT is off/m);
  assert.match(
    await settle({ DATABASE_URL: 'postgres://u@db.example/w' }),
    /^look The database is on another/m,
  );
  assert.doesNotMatch(await settle({ DATABASE_URL: 'postgres://u@127.0.0.1/w' }), /another machine/);
  const file = join(folder, 'token');
  await writeFile(file, 'a-token-of-some-length', { mode: 0o644 });
  assert.match(await settle({ METRICS_TOKEN_FILE: file }), /^broken Everyone .* METRICS_TOKEN_FILE/m);
});

test('the doctor goes no further when the settings or Node are wrong', async () => {
  const asked = { addresses: [], backups: undefined, variables: { PORT: 'many' }, nodeVersion: '20.1.0' };
  const found = await examine(asked);
  assert.deepEqual(
    found.map(({ state }) => state),
    ['broken', 'broken'],
  );
  assert.match(list(found), /Node is 20\.1\.0[^]*PORT must be/);
  assert.equal(checkNode('24.21.0').state, 'ok');
  assert.ok('port' in parseSettings({}));
});

for (const { kind, dataDir, databaseUrl } of places) {
  test(`the doctor says whether the tables on ${kind} are those of this version`, async () => {
    const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' });
    assert.match(list(await checkDatabase(config)), /^look .*the first start makes/m);
    const database = await openDatabase(config);
    const later = { '999-later': { up: async () => {} } };
    await migrate(database, {});
    assert.match(list(await checkDatabase(config)), /^look .*(the first start makes|next start changes)/m);
    await migrate(database);
    assert.match(list(await checkDatabase(config)), /^ok The tables are those of this version\.$/m);
    const { migrations } = await import('#server/database/migrations.ts');
    await migrate(database, { ...migrations, ...later });
    assert.match(list(await checkDatabase(config)), /^look A later version/m);
    await database.destroy();
  });
}

test('the doctor says why a database, a mail server or an address does not answer', async () => {
  const config = readConfig({ DATABASE_URL: 'postgres://w@127.0.0.1:1/w', SMTP_URL: 'smtp://127.0.0.1:1' });
  assert.match(list(await checkDatabase(config)), /^broken No database answers at DATABASE_URL/);
  assert.match(list(await checkMail(config)), /^broken The mail server .*\(ESOCKET|ECONNECTION|ECONNREFUSED/);
  assert.match(
    list([await checkAddress('http://127.0.0.1:4/readyz')]),
    /^broken .* does not answer \(ECONNREFUSED\):/,
  );
});

test('the doctor looks for a folder that can be made, and refuses one below a file', async () => {
  assert.notEqual((await checkFolder('DATA_DIR', join(folder, 'not', 'yet'))).state, 'broken');
  const file = join(folder, 'file');
  await writeFile(file, '');
  assert.equal((await checkFolder('DATA_DIR', join(file, 'below'))).state, 'broken');
});

test('the doctor wants a backup of the last night', async () => {
  const backups = join(folder, 'backups');
  await mkdir(backups);
  assert.match((await checkBackups(backups, Date.now())).said, /There is no backup/);
  const file = join(backups, 'waymark-2026-01-01T00-00-00.000Z.jsonl.gz');
  await writeFile(file, 'x');
  const now = new Date('2026-01-02T00:00:00Z');
  await utimes(file, now, now);
  assert.equal((await checkBackups(backups, now.getTime() + 3_600_000)).state, 'ok');
  assert.match((await checkBackups(backups, now.getTime() + 40 * 3_600_000)).said, /40 hours old/);
});

test('the doctor mails the operator when what is broken changes, and not again', async () => {
  const config = readConfig({ DATA_DIR: join(folder, 'told') });
  const tell = (...findings: Finding[]) => tellOperator(config, 'ops@example.com', findings);
  assert.equal(await tell(ok('Fine.')), false);
  assert.equal(await tell(broken('It is 27 hours old.')), true);
  assert.equal(await tell(broken('It is 28 hours old.')), false);
  assert.equal(await tell(broken('It is 29 hours old.'), broken('The disk is full.')), true);
  assert.equal(await tell(ok('Fine.')), true);
  assert.equal((await readdir(join(config.dataDir, 'mail'))).length, 3);
});
