import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';

import { limits } from '../limits.ts';

import { isDatabaseUnavailable } from '../database/is-database-unavailable.ts';
import type { Call } from './env.ts';
import { refuse, refuseWithRetry } from './problem.ts';

/** Logs what a call threw and answers with a sentence that does not reveal it. */
export function answerError(log: Logger, call: Call, error: Error) {
  if (error instanceof HTTPException && error.status === 415) {
    return refuse(call, 415, 'The body must be sent as application/json.');
  }
  if (error instanceof HTTPException && error.status < 500) {
    return refuse(call, 400, 'The request is malformed.');
  }
  log.error({ err: error, id: call.get('id') }, 'call failed');
  if (isDatabaseUnavailable(error)) return refuseWithRetry(call, 503, limits.database.connect);
  return refuse(call, 500, 'Something went wrong on our side. Please try again.');
}
