import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export type Running = { readonly url: string; readonly stop: () => Promise<void> };

/** The real server in its own process, with an empty database and no rate limit. Throws if it does not start. */
export async function startServer(port: number): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-bench-'));
  const env = { PORT: `${port}`, DATA_DIR: folder, RATE_LIMIT: 'off', LOG_LEVEL: 'error' };
  const running = await startProcess('server/main.ts', `http://127.0.0.1:${port}`, env);
  return {
    url: running.url,
    stop: async () => {
      await running.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** A bare node:http server in its own process. Every figure is a ratio to it. */
export function startBare(port: number): Promise<Running> {
  return startProcess('bench/support/bare-server.ts', `http://127.0.0.1:${port}`, { PORT: `${port}` });
}

export async function startProcess(script: string, url: string, env: NodeJS.ProcessEnv): Promise<Running> {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error(`${script} did not start.`);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
