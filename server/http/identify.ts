import { randomUUID } from 'node:crypto';

import type { Services } from '../services.ts';
import { findClientAddress } from './client-address.ts';
import type { Middleware } from './env.ts';

/** Gives each request an id, which a trusted proxy may have given already, and finds the client's address. */
export function identifyRequest({
  config: { trustedProxies },
  log,
}: Pick<Services, 'config' | 'log'>): Middleware {
  let isWarned = trustedProxies > 0;
  return async (call, next) => {
    const given = trustedProxies > 0 ? call.req.header('x-request-id') : undefined;
    const id = given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    const forwarded = call.req.header('x-forwarded-for');
    if (forwarded !== undefined && !isWarned) {
      isWarned = true;
      log.warn('a proxy says for whom it asks, and TRUSTED_PROXIES is 0: all its learners share one limit');
    }
    call.set('id', id);
    call.set('address', findClientAddress(call.env?.socketAddress ?? 'unknown', forwarded, trustedProxies));
    call.header('X-Request-Id', id);
    await next();
  };
}
