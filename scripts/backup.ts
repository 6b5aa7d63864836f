import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { writeBackup } from '#server/backup/write-backup.ts';
import { readConfig } from '#server/config.ts';

/** `npm run backup -- FOLDER [--keep N]` writes a backup and removes all but the newest N. BACKUP_KEY seals it. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string', default: '14' } },
});
const [folder] = positionals;
const keep = Number(values.keep);
if (folder === undefined || !Number.isInteger(keep) || keep < 1) {
  console.error('Say where to: npm run backup -- FOLDER [--keep 14]');
  process.exit(1);
}
const config = readConfig();
if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'waymark.sqlite'))) {
  console.error('There is no database in DATA_DIR, and DATABASE_URL is not set.');
  process.exit(1);
}
const path = await writeBackup(config, resolve(folder), new Date(), config.backupKey);
const { size } = await stat(path);
console.info(`${path} (${size} bytes${config.backupKey === undefined ? ', not sealed' : ''})`);
const backups = (await readdir(folder)).filter((name) => /^waymark-.*Z\.jsonl\.gz(\.sealed)?$/.test(name));
for (const name of backups.toSorted().slice(0, -keep)) await rm(join(folder, name));
