import { createRoute } from '@hono/zod-openapi';

import { journalAnswer, journalBody } from '../journal.ts';
import { json, jsonBody } from '../shapes.ts';
import { bearer, refusals, tooMany, unknown } from './refusals.ts';

export const exchangeJournal = createRoute({
  method: 'post',
  path: '/api/journal',
  summary: 'Send events of the journal, and receive what other devices sent',
  ...bearer,
  request: jsonBody(journalBody),
  responses: { 200: json(journalAnswer, 'What is new'), ...unknown, ...refusals, ...tooMany },
});
