import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Server } from 'node:net';
import { join } from 'node:path';

/** One request as its host saw it. `at` is on the checker's own clock; `open` counts it and those not answered yet. */
export type Logged = {
  readonly host: string;
  readonly method: string;
  readonly path: string;
  readonly at: number;
  readonly open: number;
  readonly openAtAll: number;
};
export type Play = (request: IncomingMessage, response: ServerResponse) => void;
export type Hosts = {
  readonly urls: readonly string[];
  readonly secureUrl: string;
  readonly log: Logged[];
  readonly close: () => Promise<void>;
};

/** Real servers on ports of their own, so that each is a host. All play the same pages; other paths are missing. */
export async function playHosts(
  pages: Readonly<Record<string, Play>>,
  { count = 1, now = (): number => 0 } = {},
): Promise<Hosts> {
  const log: Logged[] = [];
  const open = new Map<string, number>();
  const listener: RequestListener = (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const host = headers.host ?? '';
    open.set(host, (open.get(host) ?? 0) + 1);
    const openAtAll = [...open.values()].reduce((sum, one) => sum + one, 0);
    log.push({ host, method, path, at: now(), open: open.get(host) ?? 0, openAtAll });
    response.on('close', () => open.set(host, (open.get(host) ?? 1) - 1));
    (pages[path] ?? answer(404))(request, response);
  };
  const pem = readFileSync(join(import.meta.dirname, 'self-signed.pem'));
  const servers = Array.from({ length: count }, () => createServer(listener));
  const secure = createSecureServer({ key: pem, cert: pem }, listener);
  const [secureUrl = '', ...urls] = await Promise.all([secure, ...servers].map(listen));
  return {
    urls,
    secureUrl: secureUrl.replace('http:', 'https:'),
    log,
    close: async () => {
      for (const server of [secure, ...servers]) server.closeAllConnections();
      await Promise.all([secure, ...servers].map(async (server) => server[Symbol.asyncDispose]()));
    },
  };
}

export function answer(status: number, headers: Readonly<Record<string, string>> = {}, body = ''): Play {
  return (_, response) => void response.writeHead(status, headers).end(body);
}

export function redirect(location: string, status = 301): Play {
  return answer(status, { location });
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}
