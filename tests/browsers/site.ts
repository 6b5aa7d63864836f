import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type ServerProcess, startServer } from '../durability/server-process.ts';

export type SiteServer = {
  readonly url: string;
  /** Stops the server, which is how these tests go offline. */
  readonly stop: () => Promise<void>;
  /** Starts it again on the same port with the same data, if it is stopped. */
  readonly restart: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** The real server with its own database. */
export async function openSite(): Promise<SiteServer> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-engines-'));
  const environment = { DATA_DIR: folder };
  let server: ServerProcess | null = await startServer(environment);
  const { url } = server;
  const stop = async () => {
    await server?.end('SIGTERM');
    server = null;
  };
  return {
    url,
    stop,
    async restart() {
      server ??= await startServer({ ...environment, PORT: new URL(url).port, PUBLIC_URL: url });
    },
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
