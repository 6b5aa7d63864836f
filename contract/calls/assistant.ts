import { createRoute, z } from '@hono/zod-openapi';

import { askAnswer, askBody } from '../assistant.ts';
import { json, jsonBody } from '../shapes.ts';
import { refusals, tooMany } from './refusals.ts';

const whole = json(askAnswer, 'The reply');
const events = { 'text/event-stream': { schema: z.string() } };

export const ask = createRoute({
  method: 'post',
  path: '/ai/ans',
  summary: 'Ask for a plan or an answer',
  request: jsonBody(askBody),
  description:
    'With "Accept: text/event-stream" the reply is sent as events: "lines" adds Markdown to what is shown, "again" clears it, and "reply" comes last with the whole answer. All data is JSON.',
  responses: { 200: { ...whole, content: { ...whole.content, ...events } }, ...refusals, ...tooMany },
});
