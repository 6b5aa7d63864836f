import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { limits } from '../limits.ts';

import { makeApp } from '../app.ts';
import { makeMalformedRefusal } from '../http/refuse-malformed.ts';
import { makeListener } from './listener.ts';
import type { Services } from '../services.ts';

/** Resolves when the server is listening: on the socket with this number, or on its own at PORT and HOST. */
export async function serve(services: Services, socket?: number): Promise<Server> {
  const { headers, request, keepAlive, check, still } = limits.http;
  const server = createServer(
    {
      headersTimeout: headers,
      requestTimeout: request,
      keepAliveTimeout: keepAlive,
      connectionsCheckingInterval: check,
    },
    makeListener(makeApp(services), services),
  );
  // A client that asks and never reads would be held for ever.
  server.setTimeout(still);
  server.on('clientError', makeMalformedRefusal(services.config));
  const { port, host } = services.config;
  server.listen(socket === undefined ? { port, host } : { fd: socket });
  await once(server, 'listening');
  return server;
}

/** Answers every request that has arrived. Idle connections are closed after a while, and the rest at the limit. */
export async function stopServing(server: Server): Promise<void> {
  const closed = once(server, 'close');
  // Closes only the listening socket: Node's close() would also cut idle connections with a request on the way.
  NetServer.prototype.close.call(server);
  const cut = setTimeout(() => server.closeAllConnections(), limits.stop.whole);
  await Promise.race([closed, wait(limits.stop.drain)]);
  const idle = setInterval(() => server.closeIdleConnections(), limits.stop.idleCheck);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
