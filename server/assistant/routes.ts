import { streamSSE } from 'hono/streaming';

import { ask } from '#contract/calls/assistant.ts';

import { readAsk } from '../../replies/turns/read-ask.ts';
import { nameSubscriber } from '../http/identify.ts';
import type { Call } from '../http/env.ts';
import { refuse } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import { makeRoutes, type Routes } from '../http/routes.ts';
import { encodeAnswer } from './engine-answer.ts';
import { limitQuestions } from './limit-questions.ts';
import { type Assistant, type IncomingQuestion, writeReply } from './write-reply.ts';

export function assistantRoutes(assistant: Assistant): Routes {
  const routes = makeRoutes();
  routes.openapi({ ...ask, middleware: [readJson, limitQuestions(assistant)] }, async (call) => {
    const library = await assistant.library();
    const request = readAsk(library, call.req.valid('json'), new Date().toISOString().slice(0, 10));
    if ('refused' in request) return refuse(call, 400, request.refused);
    const subscriber = nameSubscriber(call.get('address'));
    const question = { request, subscriber, signal: call.req.raw.signal };
    if (call.req.header('accept')?.includes('text/event-stream')) {
      return streamReply(assistant, call, question);
    }
    if (assistant.model) {
      const reply = await writeReply(assistant, question);
      return call.json({ success: true, message: 'Answered', ...reply }, 200);
    }
    const answer = encodeAnswer(library, request);
    return call.body(answer, 200, { 'Content-Type': 'application/json' });
  });
  return routes;
}

/** Sends lines as they are ready and the whole reply last; a stream without a last event has failed. */
function streamReply(assistant: Assistant, call: Call, question: IncomingQuestion) {
  // Without this header, nginx holds the lines back until the reply is complete.
  call.header('X-Accel-Buffering', 'no');
  return streamSSE(call, async (stream) => {
    const left = new AbortController();
    stream.onAbort(() => left.abort());
    const send = (event: string, data: unknown) => stream.writeSSE({ event, data: JSON.stringify(data) });
    try {
      const reply = await writeReply(assistant, {
        ...question,
        signal: left.signal,
        onLines: (lines) => void (lines === null ? send('again', '') : send('lines', lines)),
      });
      await send('reply', { success: true, message: 'Answered', ...reply });
    } catch (error) {
      // Hono's own handler would bypass the log and send the error text to the learner.
      assistant.log.error({ err: error, id: call.get('id') }, 'call failed');
    }
  });
}
