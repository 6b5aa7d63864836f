import { setTimeout as wait } from 'node:timers/promises';

import { main, type ServerProcess, startServer } from '../durability/server-process.ts';

/** As in the unit: Restart=always, RestartSec. */
const restartAfter = 200;

export type Fleet = {
  /** Kills one process and starts it again, as systemd does; resolves when it is back. */
  readonly kill: (at: number) => Promise<void>;
  /** Restarts one after another, each when the one before is ready; with the sources of another version if told. */
  readonly roll: (main?: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

type Setting = { readonly ports: readonly number[]; readonly environment: Record<string, string> };

/** Several processes of the server, each at its own port. */
export async function startFleet({ ports, environment }: Setting): Promise<Fleet> {
  const versions = ports.map(() => main);
  const start = (at: number) => startAgain({ ...environment, PORT: String(ports[at]) }, versions[at]);
  const running = await Promise.all(ports.map((_, at) => start(at)));
  const restart = async (at: number, signal: 'SIGKILL' | 'SIGTERM') => {
    await running[at]?.end(signal);
    await wait(restartAfter);
    running[at] = await start(at);
  };
  return {
    kill: (at) => restart(at, 'SIGKILL'),
    async roll(version = main) {
      for (const at of ports.keys()) {
        versions[at] = version;
        await restart(at, 'SIGTERM');
      }
    },
    stop: async () => void (await Promise.all(running.map((server) => server.end('SIGTERM')))),
  };
}

/** A process that starts while the database is away ends, and is started again. */
async function startAgain(environment: Record<string, string>, version = main): Promise<ServerProcess> {
  for (;;) {
    try {
      return await startServer(environment, version);
    } catch {
      await wait(restartAfter);
    }
  }
}
