import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { limits } from '#server/limits.ts';

import { countAttempt } from '../database/attempts.ts';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { refuse } from './problem.ts';
import { makeRoutes, type Routes } from './routes.ts';

/** What whoever runs the server asks it: whether it lives, whether it may be sent work, and what it measured. */
export function systemRoutes({ config, database, metrics, stopping, log }: Services): Routes {
  const routes = makeRoutes();
  const findFault = makeDatabaseCheck(database);
  routes.get('/healthz', (call) => call.json({ success: true, message: 'alive' }));

  routes.get('/readyz', async (call) => {
    if (stopping.aborted) return refuse(call, 503, 'stopping');
    const fault = await findFault();
    if (fault === null) return call.json({ success: true, message: 'ready' });
    log.warn({ err: fault }, 'the database is away');
    return refuse(call, 503, 'the database is away');
  });

  routes.get('/metrics', async (call) => {
    const token = config.metricsToken;
    if (metrics === null || token === undefined) return call.notFound();
    if (!isEqualSecret(call.req.header('authorization') ?? '', `Bearer ${token}`)) {
      call.header('WWW-Authenticate', 'Bearer');
      return refuse(call, 401, 'The token of METRICS_TOKEN is needed.');
    }
    return call.body(await metrics.write(), 200, { 'Content-Type': metrics.contentType });
  });
  return routes;
}

/**
 * What is wrong with the database, or null: one row is written, as a disk that is full can still be read. Those who ask
 * within a second of one another get the same answer, so that asking costs no more than that.
 */
function makeDatabaseCheck(database: Database): () => Promise<unknown> {
  let checked: { readonly at: number; readonly fault: Promise<unknown> } | undefined;
  return () => {
    const at = performance.now();
    if (!checked || at - checked.at >= limits.database.readyAgain) {
      checked = { at, fault: findDatabaseProblem(database) };
    }
    return checked.fault;
  };
}

async function findDatabaseProblem(database: Database): Promise<unknown> {
  const late = new AbortController();
  const { ready } = limits.database;
  try {
    return await Promise.race([
      countAttempt(database, { times: 1, within: limits.cleanup }, ['readyz', '']).then(() => null),
      wait(ready, new Error(`no answer within ${ready} ms`), { signal: late.signal }),
    ]);
  } catch (error) {
    return error;
  } finally {
    late.abort();
  }
}

/** Compares in a time that does not tell how much of a secret was right. */
function isEqualSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
