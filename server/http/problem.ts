import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import type { Problem } from '#contract/shapes.ts';

export function makeProblem(message: string): Problem {
  return { success: false, message };
}

export function refuse<Status extends ContentfulStatusCode>(call: Context, status: Status, message: string) {
  return call.json(makeProblem(message), status);
}

/** Answers 429 or 503 with a Retry-After header; `wait` is in milliseconds. */
export function refuseWithRetry<Status extends 429 | 503>(call: Context, status: Status, wait: number) {
  const seconds = Math.max(1, Math.ceil(wait / 1000));
  call.header('Retry-After', String(seconds));
  const why = status === 429 ? 'Too many attempts.' : 'The server is busy.';
  return refuse(call, status, `${why} Please try again in ${nameTime(seconds)}.`);
}

function nameTime(seconds: number): string {
  if (seconds === 1) return 'a second';
  if (seconds < 100) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
