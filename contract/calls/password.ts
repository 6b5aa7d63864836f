import { createRoute } from '@hono/zod-openapi';

import * as accounts from '../accounts.ts';
import { done, json, jsonBody } from '../shapes.ts';
import { bearer, busy, refusals, tooMany, unauthorized } from './refusals.ts';

export const forgotPassword = createRoute({
  method: 'post',
  path: '/api/password/forgot',
  summary: 'Ask for a link to set a new password',
  request: jsonBody(accounts.forgotBody),
  responses: { 200: json(done, 'The same whether or not there is an account'), ...refusals, ...tooMany },
});

export const checkReset = createRoute({
  method: 'post',
  path: '/api/password/check',
  summary: 'Check whether the token of a link is still valid, without using it up',
  request: jsonBody(accounts.checkBody),
  responses: { 200: json(done, 'The token is valid'), ...refusals, ...tooMany },
});

export const resetPassword = createRoute({
  method: 'post',
  path: '/api/password/reset',
  summary: 'Set a new password with the token of the link',
  request: jsonBody(accounts.resetBody),
  responses: { 200: json(done, 'Every session has ended'), ...refusals, ...tooMany, ...busy },
});

export const changePassword = createRoute({
  method: 'post',
  path: '/api/password/change',
  summary: 'Change the password with the current one',
  ...bearer,
  request: jsonBody(accounts.changeBody),
  responses: {
    200: json(done, 'The other sessions have ended'),
    ...unauthorized,
    ...refusals,
    ...tooMany,
    ...busy,
  },
});
