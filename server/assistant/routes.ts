import { ask } from '#contract/calls/assistant.ts';

import { limitByAddress } from '../http/limit.ts';
import { refuse } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import { makeRoutes, type Routes } from '../http/routes.ts';
import type { Parts } from '../parts.ts';
import { answerRequest } from './answer.ts';
import { readRequest } from './request.ts';

/** Asking for a plan or an answer. */
export function assistantRoutes(parts: Pick<Parts, 'config' | 'database' | 'library'>): Routes {
  const routes = makeRoutes();
  const limitAsk = limitByAddress(parts, 'askByAddress');
  routes.openapi({ ...ask, middleware: [readJson, limitAsk] }, async (call) => {
    const request = readRequest(call.req.valid('json'));
    if ('refused' in request) return refuse(call, 400, request.refused);
    const letter = answerRequest(await parts.library(), request);
    return call.json({ success: true, message: 'Answered', letter }, 200);
  });
  return routes;
}
