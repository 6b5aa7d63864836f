import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import type { Config } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import { readRows } from './read-rows.ts';
import { sealWith } from './seal.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

/**
 * Writes everything that learners stored, as it is at one moment, to a new file in `folder`, while the server goes on. A
 * secret seals it. The file gets its name once it is whole and on the disk.
 */
export async function writeBackup(place: Place, folder: string, at: Date, secret?: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = at.toISOString().replaceAll(':', '-').replace(/\..*/, 'Z');
  const path = join(folder, `waymark-${time}.jsonl.gz${secret === undefined ? '' : '.sealed'}`);
  const part = `${path}.part`;
  const streams = [createGzip(), ...(secret === undefined ? [] : [sealWith(secret)])];
  try {
    await atOneMoment(place, folder, (database) =>
      pipeline([
        Readable.from(writeLines(database, at)),
        ...streams,
        createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true }),
      ]),
    );
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return path;
}

async function* writeLines(database: Database, at: Date): AsyncGenerator<string> {
  yield `${JSON.stringify({ waymark: 'backup', format: 1, at: at.toISOString() })}\n`;
  let count = 0;
  for await (const row of readRows(database)) {
    count += 1;
    yield `${JSON.stringify(row)}\n`;
  }
  yield `${JSON.stringify({ rows: count })}\n`;
}

/** PostgreSQL reads from one snapshot. SQLite is copied first, so that no writer waits. */
async function atOneMoment(
  place: Place,
  folder: string,
  read: (database: Database) => Promise<void>,
): Promise<void> {
  if (place.databaseUrl !== undefined) {
    const database = await openDatabase(place, { unhurried: true });
    const reading = database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    try {
      await reading.execute(read);
    } finally {
      await database.destroy();
    }
    return;
  }
  const copies = await mkdtemp(join(folder, 'copy-'));
  try {
    const source = new DatabaseSync(join(place.dataDir, 'waymark.sqlite'), { readOnly: true });
    await backup(source, join(copies, 'waymark.sqlite')).finally(() => source.close());
    const database = await openDatabase({ databaseUrl: undefined, dataDir: copies });
    try {
      await read(database);
    } finally {
      await database.destroy();
    }
  } finally {
    await rm(copies, { recursive: true });
  }
}
