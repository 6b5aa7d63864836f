import { request } from 'node:http';

import { startServer } from './support/processes.ts';
import { timePages } from './support/time-pages.ts';

/** How long a page takes while four clients request paths of 15,000 slashes. More than twice as long as at rest is a fault. */
const server = await startServer(43_208);
const { port } = new URL(server.url);
await timePages(server.url, 200, 5);
const rest = await timePages(server.url, 400, 5);
const done = new AbortController();
let sent = 0;
const flood = Array.from({ length: 4 }, async () => {
  while (!done.signal.aborted) {
    await askForSlashes();
    sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
});
const busy = await timePages(server.url, 400, 5);
done.abort();
await Promise.all(flood);
await server.stop();
const ratio = busy.p99 / rest.p99;
console.info(
  `pages while ${sent} paths of slashes are asked for: p99 ${busy.p99.toFixed(2)} ms, at rest ${rest.p99.toFixed(2)} ms, ${ratio.toFixed(2)} times`,
);
console.info(`median ${busy.median.toFixed(2)} ms against ${rest.median.toFixed(2)} ms`);
if (ratio > 2) process.exitCode = 1;

/** `fetch` would shorten the path. */
function askForSlashes(): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path: `${'/'.repeat(15_000)}x` }, (answer) =>
      answer.resume().on('end', resolve),
    );
    asked.on('error', reject).end();
  });
}
