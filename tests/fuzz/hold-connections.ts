import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';

import { limits } from '#server/limits.ts';

import { startServer } from '../durability/server-process.ts';

/**
 * node tests/fuzz/hold-connections.ts --idle 10000
 * Clients that hold connections: some say nothing, some send a head or a body byte by byte, some ask and never read. Meanwhile
 * pages are asked for, and at the end all of them have to be gone.
 */
const { values } = parseArgs({
  options: { idle: { type: 'string', default: '10000' }, slow: { type: 'string', default: '500' } },
});
const folder = await mkdtemp(join(tmpdir(), 'waymark-hold-'));
const server = await startServer({ DATA_DIR: folder });
const port = Number(new URL(server.url).port);
const page = 'GET /language/python HTTP/1.1\r\nHost: localhost\r\n\r\n';
const head =
  'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n';
let refused = 0;

const alone = await countSockets();
console.info(`alone: ${await measurePages()}`);
const slow = Number(values.slow);
await hold(Number(values.idle), () => {});
console.info(
  `${await countOpen()} connections that say nothing (${refused} refused): ${await measurePages()}`,
);
await hold(slow, (socket) => drip(socket, head));
await hold(slow, (socket) => drip(socket, `${head}\r\n{${' '.repeat(499)}`, head.length + 2));
await hold(slow, (socket) => void socket.pause().write(page.repeat(40)));
console.info(
  `${await countOpen()} with slow heads, slow bodies and without reading: ${await measurePages()}`,
);
const patience = 2 * limits.http.still + 60_000;
const start = performance.now();
while ((await countOpen()) > 0 && performance.now() - start < patience) await wait(1000);
console.info(
  `${await countOpen()} left after ${Math.round((performance.now() - start) / 1000)} s: ${await measurePages()}`,
);
const left = await countOpen();
const { code } = await server.end('SIGTERM');
await rm(folder, { recursive: true });
process.exitCode = left === 0 && code === 0 ? 0 : 1;

/** Opens connections a hundred at a time. */
async function hold(count: number, use: (socket: Socket) => void): Promise<void> {
  for (let made = 0; made < count; made += 100)
    await Promise.all(Array.from({ length: Math.min(100, count - made) }, () => openOne(use)));
}

function openOne(use: (socket: Socket) => void): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: false }, () => {
      use(socket);
      resolve();
    });
    socket.on('error', () => resolve(void (refused += socket.connecting ? 1 : 0)));
    socket.on('data', () => {});
  });
}

/** Sends a text byte by byte, two a second, after what is sent at once. */
function drip(socket: Socket, text: string, atOnce = 20): void {
  socket.write(text.slice(0, atOnce));
  let sent = atOnce;
  const timer = setInterval(
    () => (socket.writable ? socket.write(text[sent++] ?? '') : clearInterval(timer)),
    500,
  );
  socket.on('close', () => clearInterval(timer));
}

/** What the server holds: a client that does not read does not see that it was left. */
async function countOpen(): Promise<number> {
  return Math.max(0, (await countSockets()) - alone);
}

async function countSockets(): Promise<number> {
  const fds = `/proc/${server.pid}/fd`;
  const links = await Promise.all((await readdir(fds)).map((fd) => readlink(join(fds, fd)).catch(() => '')));
  return links.filter((link) => link.startsWith('socket:')).length;
}

/** How long pages take, and how much memory the server has. */
async function measurePages(): Promise<string> {
  const times: number[] = [];
  for (let asked = 0; asked < 40; asked += 1) {
    const before = performance.now();
    const { status } = await fetch(`${server.url}/language/python`, { headers: { connection: 'close' } });
    if (status !== 200) throw new Error(`A page was answered ${status}.`);
    times.push(performance.now() - before);
  }
  const [median, longest] = [times.toSorted((a, b) => a - b)[20] ?? 0, Math.max(...times)];
  const memory = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${server.pid}/status`, 'utf8'))?.[1];
  return `a page takes ${median.toFixed(1)} ms, at most ${longest.toFixed(0)}; ${Math.round(Number(memory) / 1024)} MB`;
}
