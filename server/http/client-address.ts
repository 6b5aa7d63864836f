import { isIP } from 'node:net';

import ipaddr from 'ipaddr.js';

/**
 * Each trusted proxy appends one entry to X-Forwarded-For. The outermost proxy's entry is used; clients can invent the
 * ones before it.
 */
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
