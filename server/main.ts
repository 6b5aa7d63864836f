import { ConfigError, readConfig } from './config.ts';
import { migrate } from './database/migrate.ts';
import { closeParts, openParts } from './parts.ts';
import { serve, stopServing } from './serve.ts';
import { keepSwept } from './sweep.ts';

/** Starts the server with the environment's settings, and stops it in order when it is told to. */
try {
  await start();
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const stopping = new AbortController();
  const parts = await openParts(readConfig(), { stopping: stopping.signal });
  const { log, config, database, pages } = parts;
  await migrate(database);
  if (pages.files.size === 0) log.warn('the pages are not built yet: run "npm run build" and start again');
  const server = await serve(parts);
  keepSwept(parts);
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : config.port;
  log.info({ port, host: config.host }, `listening, open ${config.publicUrl}`);

  const stop = async (signal: string) => {
    if (stopping.signal.aborted) return;
    log.info({ signal }, 'stopping');
    stopping.abort();
    await stopServing(server);
    await closeParts(parts);
    log.info('stopped');
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop(signal));
}
