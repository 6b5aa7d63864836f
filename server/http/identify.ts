import { randomUUID } from 'node:crypto';

import type { Config } from '../config.ts';
import { findClientAddress } from './client-address.ts';
import type { Middleware } from './env.ts';

/** Gives each request an id, which a trusted proxy may have given already, and finds the client's address. */
export function identify({ trustedProxies }: Pick<Config, 'trustedProxies'>): Middleware {
  return async (call, next) => {
    const given = trustedProxies > 0 ? call.req.header('x-request-id') : undefined;
    const id = given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    const forwarded = call.req.header('x-forwarded-for');
    call.set('id', id);
    call.set('address', findClientAddress(call.env?.socketAddress ?? 'unknown', forwarded, trustedProxies));
    call.header('X-Request-Id', id);
    await next();
  };
}
