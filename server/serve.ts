import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { limits } from '#server/limits.ts';

import { makeApp } from './app.ts';
import { refuseMalformed } from './http/refuse-malformed.ts';
import { makeListener } from './listener.ts';
import type { Services } from './services.ts';

/** Listens where the configuration says; resolves with the server when it does. */
export async function serve(services: Services): Promise<Server> {
  const { headers, request, keepAlive, check } = limits.http;
  const server = createServer(
    {
      headersTimeout: headers,
      requestTimeout: request,
      keepAliveTimeout: keepAlive,
      connectionsCheckingInterval: check,
    },
    makeListener(makeApp(services), services),
  );
  server.on('clientError', refuseMalformed);
  server.listen(services.config.port, services.config.host);
  await once(server, 'listening');
  return server;
}

/**
 * Takes no new connection, and lets every request that has come be answered; answers tell their clients to close.
 * A connection that says nothing is closed after a while, one that never ends is cut. The services must be stopping.
 */
export async function stopServing(server: Server): Promise<void> {
  const closed = once(server, 'close');
  // The listening socket alone: node's own close() would also cut idle connections on which a request is on its way.
  NetServer.prototype.close.call(server);
  const cut = setTimeout(() => server.closeAllConnections(), limits.stop.whole);
  await Promise.race([closed, wait(limits.stop.drain)]);
  const idle = setInterval(() => server.closeIdleConnections(), limits.stop.idleCheck);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
