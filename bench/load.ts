import autocannon from 'autocannon';

export type Load = { readonly perSecond: number; readonly p99: number; readonly failed: number };

/** Twenty connections for `seconds`; p99 in milliseconds; failed counts errors and answers that are not 2xx. */
export async function load(url: string, seconds: number, body?: object): Promise<Load> {
  const posted = body && {
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const headers = { 'accept-encoding': 'br' };
  const result = await autocannon({ url, connections: 20, duration: seconds, headers, ...posted });
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    failed: result.errors + result.non2xx,
  };
}
