import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { limits } from '../limits.ts';

import { writeProof } from '../database/attempts.ts';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { refuse } from '../http/problem.ts';
import { makeRoutes, type Routes } from '../http/routes.ts';

export function systemRoutes({ config, database, pages, metrics, stopping, log }: Services): Routes {
  const routes = makeRoutes();
  const findFault = makeDatabaseCheck(database);
  routes.get('/healthz', (call) => call.json({ success: true, message: 'alive' }));

  routes.get('/readyz', async (call) => {
    if (stopping.aborted) return refuse(call, 503, 'stopping');
    if (pages.files.size === 0) return refuse(call, 503, 'the pages are not built');
    const problem = await findFault();
    if (problem === null) return call.json({ success: true, message: 'ready' });
    log.warn({ err: problem }, 'the database is unavailable');
    return refuse(call, 503, 'the database is unavailable');
  });

  routes.get('/metrics', async (call) => {
    const token = config.metricsToken;
    if (metrics === null || token === undefined) return call.notFound();
    if (!isEqualSecret(call.req.header('authorization') ?? '', `Bearer ${token}`)) {
      call.header('WWW-Authenticate', 'Bearer');
      return refuse(call, 401, 'Send the token from METRICS_TOKEN.');
    }
    return call.body(await metrics.write(), 200, { 'Content-Type': metrics.contentType });
  });
  return routes;
}

/** Writes one row, because a full disk can still be read. Checks at most once a second. */
function makeDatabaseCheck(database: Database): () => Promise<unknown> {
  let checked: { readonly at: number; readonly problem: Promise<unknown> } | undefined;
  return () => {
    const at = performance.now();
    if (!checked || at - checked.at >= limits.database.readyAgain) {
      checked = { at, problem: findDatabaseProblem(database) };
    }
    return checked.problem;
  };
}

async function findDatabaseProblem(database: Database): Promise<unknown> {
  const late = new AbortController();
  const { ready } = limits.database;
  try {
    return await Promise.race([
      writeProof(database).then(() => null),
      wait(ready, new Error(`no answer within ${ready} ms`), { signal: late.signal }),
    ]);
  } catch (error) {
    return error;
  } finally {
    late.abort();
  }
}

/** Compares in constant time. */
function isEqualSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
