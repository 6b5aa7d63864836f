import autocannon from 'autocannon';

export type Load = { readonly perSecond: number; readonly p99: number; readonly failed: number };

/** Twenty connections post what `next` gives, or get the page. `failed` counts errors and answers that are not 2xx. */
export async function load(url: string, seconds: number, next?: () => object): Promise<Load> {
  const requests = next && [
    { setupRequest: (request: object) => ({ ...request, body: JSON.stringify(next()) }) },
  ];
  const result = await autocannon({
    url,
    connections: 20,
    duration: seconds,
    method: next ? 'POST' : 'GET',
    headers: next ? { 'content-type': 'application/json' } : { 'accept-encoding': 'br' },
    ...(requests && { requests }),
  });
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    failed: result.errors + result.non2xx,
  };
}
