import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';

import { limits } from '#contract/limits.ts';

import type { Call } from './env.ts';
import { refuse, refuseForNow } from './problem.ts';

const awayCodes = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  // A statement that took too long.
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);
const awayWords = /timeout exceeded when trying to connect|Connection terminated|Query read timeout/;

/** Answers a call that threw: what happened goes to the log, and a sentence without it to the learner. */
export function answerError(log: Logger, call: Call, error: Error) {
  if (error instanceof HTTPException && error.status === 415) {
    return refuse(call, 415, 'The body must be sent as application/json.');
  }
  if (error instanceof HTTPException && error.status < 500) {
    return refuse(call, 400, 'The request is not right.');
  }
  log.error({ err: error, id: call.get('id') }, 'a call failed');
  if (isDatabaseAway(error)) return refuseForNow(call, 503, limits.database.connect);
  return refuse(call, 500, 'Something went wrong on our side. Please try again.');
}

function isDatabaseAway(error: Error): boolean {
  return ('code' in error && awayCodes.has(error.code)) || awayWords.test(error.message);
}
