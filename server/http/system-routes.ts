import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { sql } from 'kysely';

import { limits } from '#contract/limits.ts';

import type { Database } from '../database/schema.ts';
import type { Parts } from '../parts.ts';
import { refuse } from './problem.ts';
import { makeRoutes, type Routes } from './routes.ts';

/** What whoever runs the server asks it: whether it lives, whether it may be sent work, and what it measured. */
export function systemRoutes({ config, database, metrics, stopping, log }: Parts): Routes {
  const routes = makeRoutes();
  routes.get('/healthz', (call) => call.json({ success: true, message: 'alive' }));

  routes.get('/readyz', async (call) => {
    if (stopping.aborted) return refuse(call, 503, 'stopping');
    const fault = await findDatabaseFault(database);
    if (fault === null) return call.json({ success: true, message: 'ready' });
    log.warn({ err: fault }, 'the database is away');
    return refuse(call, 503, 'the database is away');
  });

  routes.get('/metrics', async (call) => {
    const token = config.metricsToken;
    if (metrics === null || token === undefined) return call.notFound();
    if (!isSame(call.req.header('authorization') ?? '', `Bearer ${token}`)) {
      call.header('WWW-Authenticate', 'Bearer');
      return refuse(call, 401, 'The token of METRICS_TOKEN is needed.');
    }
    return call.body(await metrics.write(), 200, { 'Content-Type': metrics.contentType });
  });
  return routes;
}

async function findDatabaseFault(database: Database): Promise<unknown> {
  const late = new AbortController();
  const { ready } = limits.database;
  try {
    return await Promise.race([
      sql`select 1`.execute(database).then(() => null),
      wait(ready, new Error(`no answer within ${ready} ms`), { signal: late.signal }),
    ]);
  } catch (error) {
    return error;
  } finally {
    late.abort();
  }
}

/** Compares in a time that does not tell how much of a secret was right. */
function isSame(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
