import { createRoute } from '@hono/zod-openapi';

import { journalAnswer, journalBody, journalProblem } from '../journal.ts';
import { sharedLimits } from '../limits.ts';
import { json, jsonBody } from '../shapes.ts';
import { bearer, refusals, tooMany, unauthorized } from './refusals.ts';

export const exchangeJournal = createRoute({
  method: 'post',
  path: '/api/journal',
  summary: 'Send journal events and receive those from other devices',
  ...bearer,
  request: jsonBody(
    journalBody,
    `At most ${sharedLimits.journal.bytes / 1024} kB, while other calls accept 64 kB`,
  ),
  responses: {
    200: json(journalAnswer, 'The new events'),
    ...unauthorized,
    ...refusals,
    400: json(journalProblem, 'An event is invalid, or the body does not match its schema'),
    413: json(journalProblem, 'An event exceeds the journal quota, or the body is too large'),
    ...tooMany,
  },
});
