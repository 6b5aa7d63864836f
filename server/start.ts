import { join } from 'node:path';

import { limits } from '#server/limits.ts';

import { ConfigError, readConfig, readNames } from './config.ts';
import { migrateConfigured } from './database/migrate.ts';
import { archiveAssets } from './pages/archive-assets.ts';
import { builtPages, closeServices, openServices, type Services } from './services.ts';
import { serve, stopServing } from './serve.ts';
import { scheduleCleanup } from './cleanup.ts';
import { listWarnings } from './warnings.ts';

/** Starts the server with the environment's settings, and stops it in order when it is told to. */
// What is written, the database above all, is this account's alone to read, whatever its folder allows.
process.umask(0o077);
const stopping = new AbortController();
try {
  const services = await openServices(readConfig(), { stopping: stopping.signal });
  await start(services).catch(async (error: unknown) => {
    await closeServices(services);
    throw error;
  });
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function start(services: Services): Promise<void> {
  const { log, config, pages } = services;
  const tables = await migrateConfigured(config);
  if (tables === 'newer')
    log.warn('the tables are of a later version: this one works with what it knows of them');
  await services.library();
  if (pages.files.size === 0) log.warn('the pages are not built yet: run "npm run build" and start again');
  const server = await serve(services);
  scheduleCleanup(services);
  const assets = { built: join(builtPages, 'assets'), archive: config.assetsDir };
  services.background.run('keeping the assets', () => archiveAssets(assets, limits.assets));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : config.port;
  for (const warning of listWarnings(config, readNames())) log.warn(warning);
  log.info({ port, host: config.host }, `listening, open ${config.publicUrl}`);

  const stop = async (signal: string) => {
    if (stopping.signal.aborted) return;
    log.info({ signal }, 'stopping');
    stopping.abort();
    await stopServing(server);
    await closeServices(services);
    log.info('stopped');
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop(signal));
}

/** What can be fixed by whoever starts the server is said in a sentence. */
function explain(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return 'Another program listens on this port: stop it, or set PORT to another one.';
  if (code === 'EACCES') return 'This port or folder may not be used: set PORT or DATA_DIR to another one.';
  if (code === 'ECONNREFUSED')
    return 'No database answers at DATABASE_URL: start it, or correct the address.';
  return error;
}
