import autocannon from 'autocannon';

export type Load = {
  readonly answered: number;
  readonly perSecond: number;
  readonly p99: number;
  readonly failed: number;
};

/**
 * Twenty connections post what `next` gives, each time for another learner behind a proxy, or get the page. `failed`
 * counts errors and answers that are not 2xx.
 */
export async function load(url: string, seconds: number, next?: () => object): Promise<Load> {
  const requests = next && [
    {
      setupRequest: (request: autocannon.Request) => ({
        ...request,
        headers: { ...request.headers, 'x-forwarded-for': nextAddress() },
        body: JSON.stringify(next()),
      }),
    },
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
    answered: result['2xx'],
    perSecond: result.requests.average,
    p99: result.latency.p99,
    failed: result.errors + result.non2xx,
  };
}

let learners = 0;
function nextAddress(): string {
  learners += 1;
  return `10.${(learners >> 16) % 256}.${(learners >> 8) % 256}.${learners % 256}`;
}
