import { createRoute } from '@hono/zod-openapi';

import { askAnswer, askBody } from '../assistant.ts';
import { json, jsonBody } from '../shapes.ts';
import { refusals, tooMany } from './refusals.ts';

export const ask = createRoute({
  method: 'post',
  path: '/ai/ans',
  summary: 'Ask for a plan or an answer',
  request: jsonBody(askBody),
  responses: { 200: json(askAnswer, 'The reply'), ...refusals, ...tooMany },
});
