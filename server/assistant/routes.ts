import { streamSSE } from 'hono/streaming';

import { ask } from '#contract/calls/assistant.ts';

import { nameSubscriber } from '../http/client-address.ts';
import type { Call } from '../http/env.ts';
import { refuse } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import { makeRoutes, type Routes } from '../http/routes.ts';
import { encodeAnswer } from './engine-answer.ts';
import { limitAsk } from './limit-ask.ts';
import { type Asked, type Assistant, reply } from './reply.ts';
import { readRequest } from '../../replies/request.ts';

/** Asking for a plan or an answer. */
export function assistantRoutes(parts: Assistant): Routes {
  const routes = makeRoutes();
  routes.openapi({ ...ask, middleware: [readJson, limitAsk(parts)] }, async (call) => {
    const request = readRequest(call.req.valid('json'));
    if ('refused' in request) return refuse(call, 400, request.refused);
    const asked = { request, whom: nameSubscriber(call.get('address')), signal: call.req.raw.signal };
    if (call.req.header('accept')?.includes('text/event-stream')) return streamReply(parts, call, asked);
    if (parts.model)
      return call.json({ success: true, message: 'Answered', ...(await reply(parts, asked)) }, 200);
    const answer = encodeAnswer(await parts.library(), request);
    return call.body(answer, 200, { 'Content-Type': 'application/json' });
  });
  return routes;
}

/** The reply as events: lines as they come, and last the whole of it. A stream that ends without it has failed. */
function streamReply(parts: Assistant, call: Call, asked: Asked) {
  // A proxy such as nginx would else keep the lines until the reply is complete.
  call.header('X-Accel-Buffering', 'no');
  return streamSSE(call, async (stream) => {
    const left = new AbortController();
    stream.onAbort(() => left.abort());
    const send = (event: string, data: unknown) => stream.writeSSE({ event, data: JSON.stringify(data) });
    try {
      const written = await reply(parts, {
        ...asked,
        signal: left.signal,
        onLines: (lines) => void (lines === null ? send('again', '') : send('lines', lines)),
      });
      await send('reply', { success: true, message: 'Answered', ...written });
    } catch (error) {
      // Left to hono, it would go past the log, or its words to the learner.
      parts.log.error({ err: error, id: call.get('id') }, 'a call failed');
    }
  });
}
