import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

import { z } from 'zod';

export const main = join(import.meta.dirname, '../../server/main.ts');
/** Without pages and library: for tests that start it often. */
export const storesOnly = join(import.meta.dirname, 'main-without-library.ts');
const line = z.looseObject({ msg: z.string(), port: z.number().optional() });

export type ServerProcess = {
  readonly url: string;
  readonly pid: number;
  readonly log: readonly string[];
  /** Sends the signal and gives the exit code, or null if the signal killed it. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<{ code: number | null; ms: number }>;
};

/** Starts the real server in its own process on a free port; resolves when it is listening. */
export async function startServer(
  environment: Record<string, string>,
  version = main,
): Promise<ServerProcess> {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const settings = {
    PATH,
    NODE_COMPILE_CACHE,
    PORT: '0',
    LOG_LEVEL: 'info',
    RATE_LIMIT: 'off',
    ...environment,
  };
  const child = spawn(process.execPath, [version], { env: settings, stdio: ['ignore', 'pipe', 'inherit'] });
  const log: string[] = [];
  const port = await readPort(child, log);
  return {
    log,
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    async end(signal) {
      const start = performance.now();
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code] = await ended;
      return { code: z.number().nullable().parse(code), ms: performance.now() - start };
    },
  };
}

async function readPort(child: ChildProcess, log: string[]): Promise<number> {
  if (!child.stdout) throw new Error('the server has no output');
  const lines = createInterface({ input: child.stdout });
  const died = once(child, 'exit').then(([code]) => {
    throw new Error(`the server ended with ${code} before it listened`);
  });
  const listening = new Promise<number>((resolve) => {
    lines.on('line', (text) => {
      log.push(text);
      const { msg, port } = line.parse(JSON.parse(text));
      if (msg.startsWith('listening') && port !== undefined) resolve(port);
    });
  });
  died.catch(() => {});
  return Promise.race([listening, died]);
}
