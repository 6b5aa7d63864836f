import { median, startServer } from './processes.ts';

/** How long a page takes while sixteen learners log in without a pause: p99 over 400 pages, against the same at rest. */
const server = await startServer(43_205);
const account = {
  name: 'Ada',
  email: 'ada@example.com',
  password: 'Str0ng!pass',
  confirmpassword: 'Str0ng!pass',
};
const post = (path: string, body: object) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
await post('/api/signup', account);
await timePages(100);
const rest = await timePages(400);

const done = new AbortController();
let logins = 0;
const learners = Array.from({ length: 16 }, async () => {
  while (!done.signal.aborted) {
    const answer = await post('/api/login', account);
    await answer.body?.cancel();
    logins += 1;
  }
});
const busy = await timePages(400);
done.abort();
await Promise.all(learners);
await server.stop();
console.info(
  `pages while ${logins} logins are hashed: p99 ${busy.p99.toFixed(1)} ms, at rest ${rest.p99.toFixed(1)} ms`,
);
console.info(`median ${busy.median.toFixed(1)} ms against ${rest.median.toFixed(1)} ms`);

async function timePages(count: number): Promise<{ p99: number; median: number }> {
  const times: number[] = [];
  for (let page = 0; page < count; page += 1) {
    const start = performance.now();
    const answer = await fetch(`${server.url}/language/python`);
    await answer.text();
    times.push(performance.now() - start);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { p99: sorted[Math.floor(count * 0.99)] ?? Number.NaN, median: median(times) };
}
