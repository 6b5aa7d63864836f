import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { countAttempt } from './attempts.ts';
import { openDatabase } from './open-database.ts';

test('openDatabase({ dataDir }) keeps counters over a restart, and starts again from a damaged file', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'waymark-counters-'));
  t.after(() => rm(dataDir, { recursive: true }));
  const count = async () => {
    const database = await openDatabase({ databaseUrl: undefined, dataDir });
    const wait = await countAttempt(database, { times: 1, within: 60_000 }, ['login', 'ada']);
    await database.destroy();
    return wait > 0;
  };
  assert.deepEqual([await count(), await count()], [false, true]);
  await writeFile(join(dataDir, 'waymark-counters.sqlite'), 'x'.repeat(8192));
  assert.deepEqual([await count(), await count()], [false, true]);
});
