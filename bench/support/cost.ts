import { load } from './load.ts';
import type { Running } from './processes.ts';

type Given = { readonly seconds: number; readonly next?: () => object };

/**
 * Microseconds of processor that a server needs for a request. Unlike a rate, this depends neither on how fast the requests
 * come nor on what else the machine does. Throws if a request fails.
 */
export async function measureCost(server: Running, path: string, { seconds, next }: Given): Promise<number> {
  const before = server.usedProcessor();
  const { answered, failed } = await load(`${server.url}${path}`, seconds, next);
  if (failed > 0) throw new Error(`${failed} requests failed.`);
  return ((server.usedProcessor() - before) * 1_000_000) / answered;
}
