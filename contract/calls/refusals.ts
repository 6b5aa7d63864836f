import { json, problem } from '../shapes.ts';

export const refusals = {
  400: json(problem, 'A rule is broken, or the body does not match its schema'),
  413: json(problem, 'The body is too large'),
  415: json(problem, 'The body is not JSON'),
};
export const unauthorized = { 401: json(problem, 'No open session') };
export const tooMany = { 429: json(problem, 'Too many attempts; Retry-After gives the seconds to wait') };
export const busy = { 503: json(problem, 'Busy; Retry-After gives the seconds to wait') };

export const bearer = { security: [{ bearer: [] }] };
