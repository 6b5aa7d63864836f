import { isIPv4, isIPv6 } from 'node:net';

/**
 * The address of the client. Each trusted proxy adds one entry at the end of X-Forwarded-For, so the entry that
 * the outermost of them wrote is believed and all before it, which a client may invent, is not.
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

/** What one subscriber holds: an IPv4 address, or the /64 network of an IPv6 address. Limits count by it. */
export function nameSubscriber(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const gap = address.includes('::') ? 8 - left.length - right.length : 0;
  const groups = [...left, ...Array.from({ length: gap }, () => '0'), ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Without a port, brackets, zone or IPv4-in-IPv6 prefix; null where that leaves no address. */
function cleanAddress(entry: string): string | null {
  const bare = entry
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIPv4(bare) || isIPv6(bare) ? bare.toLowerCase() : null;
}
