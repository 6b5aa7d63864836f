import { createRoute } from '@hono/zod-openapi';

import { calendarAnswer, calendarBody, calendarMadeAnswer } from '../calendar.ts';
import { json, jsonBody, problem } from '../shapes.ts';
import { bearer, refusals, tooMany, unauthorized } from './refusals.ts';

const path = '/api/calendar';

export const readCalendar = createRoute({
  method: 'get',
  path,
  summary: 'Say whether the plans of the account have a calendar',
  ...bearer,
  responses: { 200: json(calendarAnswer, 'Since when, or null'), ...unauthorized, ...tooMany },
});

export const makeCalendar = createRoute({
  method: 'put',
  path,
  summary: 'Make a secret address for a calendar of all plans; an earlier address ends',
  ...bearer,
  request: jsonBody(calendarBody),
  responses: { 200: json(calendarMadeAnswer, 'The address'), ...unauthorized, ...tooMany, ...refusals },
});

export const endCalendar = createRoute({
  method: 'delete',
  path,
  summary: 'End the calendar and its address',
  ...bearer,
  responses: { 200: json(calendarAnswer, 'The address has ended'), ...unauthorized, ...tooMany },
});

/** For calendar programs, which send no token: the address is the secret. */
export const followCalendar = createRoute({
  method: 'get',
  path: '/plan/{secret}.ics',
  summary: 'Read the calendar',
  responses: {
    200: { description: 'The days of all plans', content: { 'text/calendar': {} } },
    404: json(problem, 'No such calendar'),
    ...tooMany,
  },
});
