import { resolve } from 'node:path';

import { restoreBackup, RestoreError } from '#server/backup/restore-backup.ts';
import { readConfig } from '#server/config.ts';
import { migrateConfigured } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';

/** `npm run restore -- FILE` writes a backup into the empty database of DATA_DIR or DATABASE_URL. Everybody has to log in again. */
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Say which backup: npm run restore -- FILE');
  process.exit(1);
}
const config = readConfig();
await migrateConfigured(config);
const database = await openDatabase(config, { unhurried: true });
try {
  const secret = file.endsWith('.sealed') ? (config.backupKey ?? '') : undefined;
  const rows = await restoreBackup(database, resolve(file), secret);
  console.info(`${rows} rows are restored. Everybody has to log in again.`);
} catch (error) {
  if (!(error instanceof RestoreError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await database.destroy();
}
