import { join } from 'node:path';

import { scheduleCleanup } from '#server/cleanup.ts';
import { readConfig } from '#server/config.ts';
import { migrateConfigured } from '#server/database/migrate.ts';
import { serve } from '#server/process/serve.ts';
import { closeServices, openServices } from '#server/services.ts';

/** The server without pages and without the assistant's library, which take most of a start: for tests that start it often. */
const config = readConfig();
const stopping = new AbortController();
const services = await openServices(config, {
  stopping: stopping.signal,
  pagesFolder: join(config.dataDir, 'no-pages'),
});
await migrateConfigured(config);
const server = await serve(services);
scheduleCleanup(services);
const address = server.address();
services.log.info({ port: typeof address === 'object' ? address?.port : undefined }, 'listening');
process.once('SIGTERM', () => {
  stopping.abort();
  server.close(() => void closeServices(services));
  server.closeAllConnections();
});
