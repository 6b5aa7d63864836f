import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

import { sql } from 'kysely';
import { z } from 'zod';

import type { Database } from '../database/schema.ts';
import { backedUpTables } from './backed-up-tables.ts';
import type { Row } from './read-rows.ts';
import { unsealWith } from './seal.ts';

const names = backedUpTables.map(([table]) => table);
const headLine = z.object({ waymark: z.literal('backup'), format: z.literal(1), at: z.iso.datetime() });
const rowLine = z.tuple([z.enum(names), z.record(z.string(), z.union([z.string(), z.number(), z.null()]))]);
const endLine = z.object({ rows: z.int() });

type Batch = { readonly table: string; readonly rows: Row[] };

const rowsAtOnce = 200;

export class RestoreError extends Error {}

/**
 * Writes a backup into an empty database, all of it or nothing, and gives the number of rows. Every journal gets a new
 * epoch, so that devices compare all they have, and send what the backup is without.
 * @throws RestoreError with a sentence for the operator
 */
export async function restoreBackup(database: Database, path: string, secret?: string): Promise<number> {
  return database.transaction().execute(async (writing) => {
    if (await writing.selectFrom('accounts').select('id').limit(1).executeTakeFirst())
      throw new RestoreError('The database already has accounts. A backup is restored into an empty one.');
    const count = await readFile(path, secret, (lines) => writeRows(writing, lines));
    await writing.updateTable('accounts').set({ epoch: randomUUID() }).execute();
    return count;
  });
}

async function readFile(
  path: string,
  secret: string | undefined,
  write: (lines: AsyncIterable<string>) => Promise<number>,
): Promise<number> {
  const open = secret === undefined ? new PassThrough() : unsealWith(secret);
  let count = 0;
  try {
    await pipeline(createReadStream(path), open, createGunzip(), splitLines, async (lines) => {
      count = await write(lines);
    });
  } catch (error) {
    if (error instanceof RestoreError) throw error;
    const why = secret === undefined ? 'was changed' : 'was sealed with another key, or was changed';
    throw new RestoreError(`The backup cannot be read, or ${why}.`, { cause: error });
  }
  return count;
}

async function* splitLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of bytes) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

async function writeRows(database: Database, lines: AsyncIterable<string>): Promise<number> {
  let [count, isWhole, isFirst] = [0, false, true];
  let batch: Batch = { table: '', rows: [] };
  for await (const line of lines) {
    const value: unknown = JSON.parse(line);
    if (isFirst) {
      if (!headLine.safeParse(value).success)
        throw new RestoreError('The file is not a backup that this version reads.');
      isFirst = false;
      continue;
    }
    if (Array.isArray(value)) {
      const [table, row] = rowLine.parse(value);
      if (table !== batch.table || batch.rows.length === rowsAtOnce) {
        await insert(database, batch);
        batch = { table, rows: [] };
      }
      batch.rows.push(row);
      count += 1;
    } else isWhole = endLine.parse(value).rows === count;
  }
  if (!isWhole) throw new RestoreError('The end of the backup is missing.');
  await insert(database, batch);
  return count;
}

async function insert(database: Database, { table, rows }: Batch): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => sql.val(row[column])))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(database);
}
