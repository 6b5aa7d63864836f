import { startServer } from './support/processes.ts';
import { timePages } from './support/time-pages.ts';

/** How long a page takes during sixteen logins at a time: p99 over 400 pages, compared with no logins. */
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
await timePages(server.url, 100);
const rest = await timePages(server.url, 400);

const done = new AbortController();
let logins = 0;
const learners = Array.from({ length: 16 }, async () => {
  while (!done.signal.aborted) {
    const answer = await post('/api/login', account);
    await answer.body?.cancel();
    logins += 1;
  }
});
const busy = await timePages(server.url, 400);
done.abort();
await Promise.all(learners);
await server.stop();
console.info(
  `pages while ${logins} logins are hashed: p99 ${busy.p99.toFixed(1)} ms, at rest ${rest.p99.toFixed(1)} ms`,
);
console.info(`median ${busy.median.toFixed(1)} ms against ${rest.median.toFixed(1)} ms`);
