import { createRoute } from '@hono/zod-openapi';

import { journalAnswer, journalBody, journalProblem } from '../journal.ts';
import { limits } from '../limits.ts';
import { json, jsonBody } from '../shapes.ts';
import { bearer, refusals, tooMany, unauthorized } from './refusals.ts';

export const exchangeJournal = createRoute({
  method: 'post',
  path: '/api/journal',
  summary: 'Send events of the journal, and receive what other devices sent',
  ...bearer,
  request: jsonBody(journalBody, `At most ${limits.journal.bytes / 1024} kB, where other calls take 64 kB`),
  responses: {
    200: json(journalAnswer, 'What is new'),
    ...unauthorized,
    ...refusals,
    400: json(journalProblem, 'An event is none, or the body is not as described'),
    413: json(journalProblem, 'The journal has no room for an event, or the body is too large'),
    ...tooMany,
  },
});
