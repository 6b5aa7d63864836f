import { join } from 'node:path';

import { limits } from './limits.ts';

import { scheduleResetMails } from './accounts/resets/schedule-reset-mails.ts';
import { findKeptSocket, readConfig, readVariableNames } from './config.ts';
import { migrateConfigured } from './database/migrate.ts';
import { archiveAssets } from './pages/archive-assets.ts';
import { builtPages, closeServices, openServices, type Services } from './services.ts';
import { describeConfig } from './process/describe-config.ts';
import { explainStartError } from './process/explain-start-error.ts';
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
  console.error(explainStartError(error) ?? error);
  process.exitCode = 1;
}

async function start(services: Services): Promise<void> {
  const { log, config, pages } = services;
  const tables = await migrateConfigured(config);
  if (tables === 'newer')
    log.warn('a later version has migrated the database; this version uses the parts it knows');
  await services.library();
  if (pages.files.size === 0) log.warn('the pages are not built yet: run "npm run build" and start again');
  // Before the first page is served: another process may be asked for what that page needs.
  const assets = { built: join(builtPages, 'assets'), archive: config.assetsDir };
  await archiveAssets(assets, limits.assets).catch((error: unknown) =>
    log.error({ err: error }, 'archiving failed'),
  );
  const server = await serve(services, findKeptSocket());
  scheduleCleanup(services);
  scheduleResetMails(services);
  const address = server.address();
  const { port, address: host } =
    typeof address === 'object' && address ? address : { port: config.port, address: config.host };
  for (const warning of listWarnings(config, readVariableNames())) log.warn(warning);
  log.info(describeConfig(config), 'configured');
  log.info({ port, host }, `listening, open ${config.publicUrl}`);

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
