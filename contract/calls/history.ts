import { createRoute } from '@hono/zod-openapi';

import { historyAnswer, keptAnswer, questionBody } from '../history.ts';
import { json, jsonBody } from '../shapes.ts';
import { bearer, refusals, tooMany, unauthorized } from './refusals.ts';

const path = '/api/history';

export const readHistory = createRoute({
  method: 'get',
  path,
  summary: 'List the saved questions',
  ...bearer,
  responses: { 200: json(historyAnswer, 'The questions'), ...unauthorized, ...tooMany },
});

export const turnOnHistory = createRoute({
  method: 'put',
  path,
  summary: 'Save questions with the account from now on',
  ...bearer,
  responses: { 200: json(keptAnswer, 'Questions are now saved'), ...unauthorized, ...tooMany },
});

export const addQuestion = createRoute({
  method: 'post',
  path,
  summary: 'Add a question, if the account saves them',
  ...bearer,
  request: jsonBody(questionBody),
  responses: { 200: json(keptAnswer, 'Whether it was saved'), ...unauthorized, ...tooMany, ...refusals },
});

export const turnOffHistory = createRoute({
  method: 'delete',
  path,
  summary: 'Stop saving questions and delete the saved ones',
  ...bearer,
  responses: { 200: json(keptAnswer, 'The questions were deleted'), ...unauthorized, ...tooMany },
});
