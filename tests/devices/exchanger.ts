import { workerData } from 'node:worker_threads';

import { z } from 'zod';

import { makeStamp, makeId } from '#journal/event/stamp.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { exchangeEvents } from '#server/journal/exchange.ts';

/** A worker with its own connections that exchanges events for one device and prints what it received. */
const { dataDir, databaseUrl, accountId, device, times } = z
  .object({
    dataDir: z.string(),
    databaseUrl: z.string().optional(),
    accountId: z.string(),
    device: z.string(),
    times: z.number(),
  })
  .parse(workerData);

const database = await openDatabase({ dataDir, databaseUrl });
const known: string[] = [];
let cursor = 0;
for (let time = 0; time < times; time += 1) {
  const now = Date.now();
  const id = makeId(now, crypto.getRandomValues(new Uint8Array(10)), known.at(-1));
  const stamp = makeStamp(id, { device, now, offset: 0 });
  const event = { ...stamp, kind: 'topic-done', technology: 'python', topic: 'lists' } as const;
  const answer = await exchangeEvents(database, { accountId, after: cursor, events: [event] });
  if (answer === null || 'problem' in answer) throw new Error('the exchange was refused');
  known.push(id, ...answer.events.map((one) => one.id));
  cursor = answer.cursor;
}
await database.destroy();
console.info(JSON.stringify({ cursor, known }));
