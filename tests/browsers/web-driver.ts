import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

import { waitUntil } from './wait-until.ts';

export type WebDriverServer = { readonly url: string; readonly stop: () => void };

/** Starts a WebDriver server on a free port; resolves when it accepts sessions. */
export async function startDriver(
  executable: string,
  environment: Readonly<Record<string, string>>,
): Promise<WebDriverServer> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(executable, [`--port=${port}`], {
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  });
  await waitUntil(`${executable} answers`, async () => {
    const answer = await fetch(`${url}/status`).catch(() => null);
    return answer?.ok === true || 'no answer';
  });
  return { url, stop: () => server.kill() };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
