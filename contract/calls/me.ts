import { createRoute } from '@hono/zod-openapi';

import * as accounts from '../accounts.ts';
import { done, json, jsonBody } from '../shapes.ts';
import { bearer, busy, refusals, tooMany, unauthorized } from './refusals.ts';

export const readMe = createRoute({
  method: 'get',
  path: '/api/me',
  summary: 'Read the account',
  ...bearer,
  responses: { 200: json(accounts.meAnswer, 'The account'), ...unauthorized },
});

export const exportMe = createRoute({
  method: 'get',
  path: '/api/me/export',
  summary: 'Read everything that is stored about the account',
  ...bearer,
  responses: { 200: json(accounts.exportAnswer, 'Everything stored'), ...unauthorized, ...tooMany },
});

export const renameMe = createRoute({
  method: 'patch',
  path: '/api/me',
  summary: 'Change the name',
  ...bearer,
  request: jsonBody(accounts.renameBody),
  responses: { 200: json(accounts.renameAnswer, 'The new name'), ...unauthorized, ...refusals, ...tooMany },
});

export const deleteMe = createRoute({
  method: 'delete',
  path: '/api/me',
  summary: 'Delete the account and everything that belongs to it',
  ...bearer,
  request: jsonBody(accounts.deleteBody),
  responses: {
    200: json(done, 'The account was deleted'),
    ...unauthorized,
    ...refusals,
    ...tooMany,
    ...busy,
  },
});
