import { createRoute } from '@hono/zod-openapi';

import * as accounts from '../accounts.ts';
import { done, json, problem } from '../shapes.ts';
import { bearer, tooMany, unauthorized } from './refusals.ts';

export const listSessions = createRoute({
  method: 'get',
  path: '/api/sessions',
  summary: 'List the sessions of the account',
  ...bearer,
  responses: {
    200: json(accounts.sessionsAnswer, 'The sessions, newest first'),
    ...unauthorized,
    ...tooMany,
  },
});

export const endSession = createRoute({
  method: 'delete',
  path: '/api/sessions/{id}',
  summary: 'End one session of the account',
  ...bearer,
  request: { params: accounts.sessionParams },
  responses: {
    200: json(done, 'The session has ended'),
    404: json(problem, 'No such session'),
    ...unauthorized,
    ...tooMany,
  },
});
