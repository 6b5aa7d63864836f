import { randomUUID } from 'node:crypto';

import type { Services } from '../services.ts';
import { findClientAddress } from './client-address.ts';
import type { Middleware } from './env.ts';

/** Sets the request id, which a trusted proxy may provide, and the client's address. */
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
      log.warn('X-Forwarded-For was sent, but TRUSTED_PROXIES is 0: learners behind a proxy share one limit');
    }
    call.set('id', id);
    call.set('address', findClientAddress(call.env?.socketAddress ?? 'unknown', forwarded, trustedProxies));
    call.header('X-Request-Id', id);
    await next();
  };
}
