import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import { getRequestListener } from '@hono/node-server';

import { findClientAddress } from '../http/identify.ts';
import { makeProblem } from '../http/problem.ts';
import type { Routes } from '../http/routes.ts';
import { recordAnswer } from '../http/record-answer.ts';
import { answerFile } from '../pages/answer-page.ts';
import { isWritten } from '../pages/written-routes.ts';
import type { Services } from '../services.ts';

/** Writes files straight from memory: creating request and response objects would cost more than the answer. */
export function makeListener(app: Routes, services: Services): RequestListener {
  const answerCall = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const answer = await app.fetch(request, { socketAddress: incoming.socket.remoteAddress ?? '' });
      if ('shouldKeepAlive' in outgoing) closeWhenStopping(outgoing, services);
      return answer;
    },
    { errorHandler: () => Response.json(makeProblem('The request is malformed.'), { status: 400 }) },
  );
  return (incoming, outgoing) => {
    closeWhenStopping(outgoing, services);
    if (!writeFile(services, incoming, outgoing)) void answerCall(incoming, outgoing);
  };
}

/** Asks the client to close its connection, also after a call that was running when the server stopped. */
function closeWhenStopping(outgoing: { shouldKeepAlive: boolean }, { stopping }: Services): void {
  if (stopping.aborted) outgoing.shouldKeepAlive = false;
}

function writeFile(services: Services, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const start = performance.now();
  const { method, url: target = '', headers } = incoming;
  if ((method !== 'GET' && method !== 'HEAD') || isWritten(target)) return false;
  const answer = answerFile(services.pages, {
    method,
    target,
    acceptEncoding: headers['accept-encoding'],
    ifNoneMatch: headers['if-none-match'],
  });
  if (answer === null) return false;
  outgoing.writeHead(answer.status, [...answer.headers]);
  outgoing.end(answer.body);
  const forwarded = headers['x-forwarded-for'];
  recordAnswer(services, {
    method,
    route: answer.route,
    status: answer.status,
    ms: Math.round((performance.now() - start) * 10) / 10,
    address: findClientAddress(
      incoming.socket.remoteAddress ?? '',
      Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
      services.config.trustedProxies,
    ),
  });
  return true;
}
