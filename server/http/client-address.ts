import { isIPv4, isIPv6 } from 'node:net';

/**
 * Each trusted proxy appends one entry to X-Forwarded-For. The outermost proxy's entry is used; clients can invent
 * the ones before it.
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
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const gap = address.includes('::') ? 8 - left.length - right.length : 0;
  const groups = [...left, ...Array.from({ length: gap }, () => '0'), ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

function cleanAddress(entry: string): string | null {
  const bare = entry
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIPv4(bare) || isIPv6(bare) ? bare.toLowerCase() : null;
}
