import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { makeCluster, startPostgres } from '../databases/postgres-cluster.ts';

export type RehearsalDatabase = {
  readonly url: string;
  /** SIGINT ends all connections; SIGQUIT stops at once, and the next start recovers from the log. */
  readonly restart: (signal: 'SIGINT' | 'SIGQUIT') => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Rejects if it ends and nobody asked it to. */
  readonly failed: Promise<never>;
};

/** A PostgreSQL of its own, which writes each commit to the disk. */
export async function startDatabase(folder: string): Promise<RehearsalDatabase> {
  const place = join(folder, 'postgres');
  await mkdir(place);
  await makeCluster(place);
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => {});
  const start = async () => {
    const started = await startPostgres(place, []);
    started.once('exit', (code, signal) => {
      if (started === running) failed.reject(new Error(`PostgreSQL ended with ${code ?? signal}.`));
    });
    return started;
  };
  let running: ChildProcess | null = await start();
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const ending = running;
    running = null;
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, 'exit');
    ending.kill(signal);
    await ended;
  };
  return {
    url: `postgres://waymark@localhost/postgres?host=${encodeURIComponent(place)}`,
    async restart(signal) {
      await end(signal);
      running = await start();
    },
    stop: () => end('SIGINT'),
    failed: failed.promise,
  };
}
