import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';

import { z } from 'zod';

import { exchangeEvents } from '#server/journal/exchange.ts';

import { openBothDatabases } from '../databases/both.ts';

const heard = z.object({ cursor: z.number(), known: z.array(z.string()) });
const times = 40;
const accountId = 'ada';

for (const { kind, dataDir, databaseUrl, database } of await openBothDatabases()) {
  test(`three servers on one ${kind} number a journal's events so that no device misses one`, async () => {
    const account = { id: accountId, name: 'Ada', email: 'ada@example.com', password: '', created_at: '' };
    await database.insertInto('accounts').values(account).execute();
    const heardBy = await Promise.all(
      ['phone', 'laptop', 'tablet'].map(async (device) => {
        const workerData = { dataDir, databaseUrl, accountId, device, times };
        const worker = new Worker(new URL('exchanger.ts', import.meta.url), { workerData, stdout: true });
        return heard.parse(JSON.parse(await text(worker.stdout)));
      }),
    );
    for (const { cursor, known } of heardBy) {
      const rest = await exchangeEvents(database, { accountId, after: cursor, events: [] });
      assert.ok(rest && 'events' in rest);
      assert.equal(new Set([...known, ...rest.events.map(({ id }) => id)]).size, 3 * times);
    }
    const stored = await database.selectFrom('accounts').select(['arrived', 'events']).executeTakeFirst();
    assert.deepEqual([stored?.arrived, stored?.events], [3 * times, 3 * times]);
  });
}
