import { createRoute } from '@hono/zod-openapi';

import { historyAnswer, keptAnswer, questionBody } from '../history.ts';
import { json, jsonBody } from '../shapes.ts';
import { bearer, refusals, tooMany, unauthorized } from './refusals.ts';

const path = '/api/history';

export const readHistory = createRoute({
  method: 'get',
  path,
  summary: 'Read the questions that the account keeps',
  ...bearer,
  responses: { 200: json(historyAnswer, 'The questions'), ...unauthorized, ...tooMany },
});

export const turnOnHistory = createRoute({
  method: 'put',
  path,
  summary: 'Keep the questions with the account from now on',
  ...bearer,
  responses: { 200: json(keptAnswer, 'They are kept'), ...unauthorized, ...tooMany },
});

export const addQuestion = createRoute({
  method: 'post',
  path,
  summary: 'Add a question, where the account keeps them',
  ...bearer,
  request: jsonBody(questionBody),
  responses: { 200: json(keptAnswer, 'Whether it is kept'), ...unauthorized, ...tooMany, ...refusals },
});

export const turnOffHistory = createRoute({
  method: 'delete',
  path,
  summary: 'Keep no questions any more, and remove those that were kept',
  ...bearer,
  responses: { 200: json(keptAnswer, 'They are removed'), ...unauthorized, ...tooMany },
});
