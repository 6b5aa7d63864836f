import { createRoute } from '@hono/zod-openapi';

import * as accounts from '../accounts.ts';
import { done, json, jsonBody, problem } from '../shapes.ts';
import { bearer, busy, refusals, tooMany, unauthorized } from './refusals.ts';

export const signup = createRoute({
  method: 'post',
  path: '/api/signup',
  summary: 'Create an account',
  request: jsonBody(accounts.signupBody),
  responses: {
    201: json(done, 'The account was created'),
    409: json(problem, 'The e-mail already has an account'),
    ...refusals,
    ...tooMany,
    ...busy,
  },
});

export const login = createRoute({
  method: 'post',
  path: '/api/login',
  summary: 'Log in',
  request: jsonBody(accounts.loginBody),
  responses: {
    200: json(accounts.loginAnswer, 'The session: send its token as Authorization: Bearer'),
    401: json(problem, 'Wrong e-mail or password'),
    ...refusals,
    ...tooMany,
    ...busy,
  },
});

export const logout = createRoute({
  method: 'post',
  path: '/api/logout',
  summary: 'Log out',
  ...bearer,
  responses: { 200: json(done, 'The session has ended'), ...unauthorized },
});
