import { once } from 'node:events';
import { createServer } from 'node:net';
import { randomInt } from 'node:crypto';

/** Below those that the system gives to outgoing connections, one of which could take a port while its server restarts. */
const [first, last] = [20_000, 32_000];

/** Ports of this machine that nobody uses, all different. */
export async function findFreePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(first, last);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const answer = Promise.race([
    once(server, 'listening').then(() => true),
    once(server, 'error').then(() => false),
  ]);
  server.listen(port, '127.0.0.1');
  const isListening = await answer.catch(() => false);
  if (isListening) await once(server.close(), 'close');
  return isListening;
}
