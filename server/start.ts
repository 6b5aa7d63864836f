import { join } from 'node:path';

import { limits } from './limits.ts';

import { ConfigError, findKeptSocket, readConfig, readVariableNames } from './config.ts';
import { migrateConfigured } from './database/migrate.ts';
import { archiveAssets } from './pages/archive-assets.ts';
import { builtPages, closeServices, openServices, type Services } from './services.ts';
import { serve, stopServing } from './process/serve.ts';
import { scheduleCleanup } from './cleanup.ts';
import { listWarnings } from './warnings.ts';

// Files, above all the database, are readable only by this user, whatever the folder allows.
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
    log.warn('a later version has migrated the database; this version uses the parts it knows');
  await services.library();
  if (pages.files.size === 0) log.warn('the pages are not built yet: run "npm run build" and start again');
  const server = await serve(services, findKeptSocket());
  scheduleCleanup(services);
  const assets = { built: join(builtPages, 'assets'), archive: config.assetsDir };
  services.background.run('archiving assets', () => archiveAssets(assets, limits.assets));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : config.port;
  for (const warning of listWarnings(config, readVariableNames())) log.warn(warning);
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

/** Problems that an operator can fix become one sentence. */
function explain(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return 'Another program is using this port: stop it, or set PORT to a different one.';
  if (code === 'EACCES')
    return 'No permission to use this port or folder: set PORT or DATA_DIR to a different one.';
  if (code === 'ECONNREFUSED')
    return 'No database answers at DATABASE_URL: start it, or correct the address.';
  return error;
}
