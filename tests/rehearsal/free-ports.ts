import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ports of this machine that nobody uses, all different. */
export async function findFreePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const addresses = servers.map((server) => server.address());
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return addresses.flatMap((address) => (typeof address === 'object' && address ? [address.port] : []));
}
