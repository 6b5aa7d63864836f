import { spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export type Running = {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Seconds of processor that it has used so far. Linux only. */
  readonly usedProcessor: () => number;
};

/**
 * The real server in its own process, with an empty database; without a rate limit and an access log if nothing else is
 * said. Throws if it does not start.
 */
export async function startServer(port: number, more: NodeJS.ProcessEnv = {}): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-bench-'));
  const env = { PORT: `${port}`, DATA_DIR: folder, RATE_LIMIT: 'off', LOG_LEVEL: 'error', ...more };
  const log = openSync(join(folder, 'log'), 'w');
  const running = await startProcess('server/main.ts', `http://127.0.0.1:${port}`, env, log);
  return {
    ...running,
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

export async function startProcess(
  script: string,
  url: string,
  env: NodeJS.ProcessEnv,
  output: number | 'inherit' = 'inherit',
): Promise<Running> {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, 'inherit'],
  });
  // After an error nothing must stay behind at its port.
  process.once('exit', () => void child.kill());
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (let tries = 0; tries < 3600; tries += 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return { url, stop, usedProcessor: () => readProcessor(child.pid) };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error(`${script} did not start.`);
}

/** The ticks in user and system mode, of which Linux has a hundred in a second. */
function readProcessor(pid: number | undefined): number {
  const [, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/ (?=[A-Z] )/);
  const [user = 0, system = 0] = fields.join(' ').split(' ').slice(11, 13).map(Number);
  return (user + system) / 100;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
