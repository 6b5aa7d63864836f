import type { MiddlewareHandler } from 'hono';

import { limits } from '../limits.ts';

import type { Database } from '../database/schema.ts';
import type { Env } from '../http/env.ts';
import { countAttemptOf, type Counting, type RateName } from '../database/attempts.ts';
import { refuse, refuseWithRetry } from '../http/problem.ts';
import { findSession, type SignedIn } from './sessions.ts';

type SignedInHandler = MiddlewareHandler<Env & { Variables: { session: SignedIn } }>;
const bearer = new RegExp(`^Bearer ([\\w-]{1,${limits.token}})$`, 'i');

export function requireSession(database: Database): SignedInHandler {
  return async (call, next) => {
    const session = await readSession(database, call.req.header('authorization'));
    if (session === null) {
      call.header('WWW-Authenticate', 'Bearer');
      return refuse(call, 401, 'Please log in.');
    }
    call.set('session', session);
    return next();
  };
}

/** The open session whose token the call has, or null. */
export async function readSession(database: Database, authorization = ''): Promise<SignedIn | null> {
  const [, token] = bearer.exec(authorization) ?? [];
  return token === undefined ? null : findSession(database, token);
}

/** Also answers 429, before the body is read, to an account that calls too often. */
export function requireSessionWithin(counting: Counting, rate: RateName): [SignedInHandler, SignedInHandler] {
  return [
    requireSession(counting.database),
    async (call, next) => {
      const wait = await countAttemptOf(counting, rate, call.get('session').accountId);
      if (wait > 0) return refuseWithRetry(call, 429, wait);
      return next();
    },
  ];
}
