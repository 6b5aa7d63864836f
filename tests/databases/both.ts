import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';

import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import type { Database } from '#server/database/schema.ts';

import { makePostgresDatabase } from './postgres.ts';

type Place = { readonly kind: string; readonly dataDir: string; readonly databaseUrl: string | undefined };
type OpenPlace = Place & { readonly database: Database };

/** An empty SQLite folder and an empty PostgreSQL database, removed after the file's tests. */
export async function makeBothPlaces(): Promise<Place[]> {
  const postgres = await makePostgresDatabase();
  const folders = [await makeFolder(), await makeFolder()] as const;
  after(async () => {
    await postgres.drop();
    for (const folder of folders) await rm(folder, { recursive: true });
  });
  return [
    { kind: 'SQLite', dataDir: folders[0], databaseUrl: undefined },
    { kind: 'PostgreSQL', dataDir: folders[1], databaseUrl: postgres.url },
  ];
}

function makeFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'waymark-data-'));
}

/** Both databases, open and migrated for the calling test file. */
export async function openBothDatabases(): Promise<OpenPlace[]> {
  const opened: OpenPlace[] = [];
  after(() => Promise.all(opened.map(({ database }) => database.destroy())));
  for (const place of await makeBothPlaces()) {
    const database = await openDatabase(place);
    await migrate(database);
    opened.push({ ...place, database });
  }
  return opened;
}
