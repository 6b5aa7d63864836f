import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';

import ipaddr from 'ipaddr.js';

import type { Services } from '../services.ts';
import type { Middleware } from './env.ts';

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

/** Each trusted proxy appends an entry to X-Forwarded-For. Clients can invent those before the outermost one's. */
export function findClientAddress(
  socket: string,
  forwarded: string | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0 || forwarded === undefined) return cleanAddress(socket) ?? socket;
  const entries = forwarded.split(',').slice(-trustedProxies);
  return cleanAddress(entries[0] ?? '') ?? cleanAddress(socket) ?? socket;
}

/** The network that one subscriber has, by which limits count: an IPv4 address or an IPv6 /64. */
export function nameSubscriber(address: string): string {
  if (isIP(address) !== 6) return address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString()}/64`;
}

function cleanAddress(entry: string): string | null {
  const bare = entry
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  return isIP(bare) === 0 ? null : ipaddr.process(bare).toString();
}
