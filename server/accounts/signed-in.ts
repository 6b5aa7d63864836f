import type { MiddlewareHandler } from 'hono';

import type { Database } from '../database/schema.ts';
import type { Env } from '../http/env.ts';
import { refuse } from '../http/problem.ts';
import { findSession, type SignedIn } from './sessions.ts';

type SignedInEnv = Env & { Variables: { signedIn: SignedIn } };

/** Lets a call pass that carries the token of an open session, and says whose it is; else answers 401. */
export function signedIn(database: Database): MiddlewareHandler<SignedInEnv> {
  return async (call, next) => {
    const [, token] = /^Bearer ([\w-]{1,100})$/i.exec(call.req.header('authorization') ?? '') ?? [];
    const session = token === undefined ? null : await findSession(database, token);
    if (session === null) {
      call.header('WWW-Authenticate', 'Bearer');
      return refuse(call, 401, 'Please log in.');
    }
    call.set('signedIn', session);
    return next();
  };
}
