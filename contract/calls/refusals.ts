import { json, problem } from '../shapes.ts';

/** What calls may answer instead of what was asked. */

/** To a body that is not right. */
export const refusals = {
  400: json(problem, 'A rule is broken, or the body is not as described'),
  413: json(problem, 'The body is too large'),
  415: json(problem, 'The body is not JSON'),
};
export const unauthorized = { 401: json(problem, 'No session, or one that has ended') };
export const tooMany = { 429: json(problem, 'Too many; Retry-After says how many seconds to wait') };
export const busy = { 503: json(problem, 'Busy; Retry-After says how many seconds to wait') };

/** A call that is made with the token of a session. */
export const bearer = { security: [{ bearer: [] }] };
