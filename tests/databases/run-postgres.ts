import { once } from 'node:events';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { makeCluster, startPostgres } from './postgres-cluster.ts';

/**
 * `node run-postgres.ts FOLDER RUN` starts PostgreSQL in the folder and writes `ready`, or `failed` with the reason. When
 * the process RUN has ended, it stops PostgreSQL and removes the folder.
 */
const [folder = '', run = ''] = process.argv.slice(2);

try {
  await makeCluster(folder);
  const postgres = await startPostgres(folder);
  await announce('ready', folder);
  await runToEnd();
  postgres.kill('SIGINT');
  await once(postgres, 'exit');
} catch (error) {
  await announce('failed', String(error));
  await runToEnd();
}
await rm(folder, { recursive: true, force: true });

/** Renamed when complete, so that nobody reads an incomplete file. */
async function announce(file: string, text: string): Promise<void> {
  await writeFile(join(folder, `${file}.new`), text);
  await rename(join(folder, `${file}.new`), join(folder, file));
}

function runToEnd(): Promise<void> {
  return new Promise((resolve) => {
    const watch = setInterval(() => {
      if (isAlive(Number(run))) return;
      clearInterval(watch);
      resolve();
    }, 200);
  });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
