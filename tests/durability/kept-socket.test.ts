import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';

import { main } from './server-process.ts';

/** Holds the socket, as systemd does, and starts the server again whenever it ends; `$$` stays its process. */
const holder = `
  while true; do
    sh -c 'echo pid $$; LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$1"' "$0" "$1" || exit 1
  done`;

test('a server on a kept socket answers after its restart what was asked while it was down', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'waymark-socket-'));
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const address = socket.address();
  assert.ok(typeof address === 'object' && address !== null);
  const health = `http://127.0.0.1:${address.port}/healthz`;
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn('sh', ['-c', holder, process.execPath, main], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit', findDescriptor(socket)],
  });
  socket.close();
  assert.ok(child.stdout);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  t.after(() => rm(dataDir, { recursive: true }));

  const first = await readPid(lines);
  await readUntil(lines, /"listening, /);
  assert.equal(await readStatus(health), 200);
  process.kill(first, 'SIGTERM');
  await readUntil(lines, /"stopped"/);
  assert.equal(await readStatus(health), 200);
  const second = await readPid(lines);
  assert.notEqual(second, first);
  child.kill('SIGKILL');
  process.kill(second, 'SIGTERM');
  await readUntil(lines, /"stopped"/);
});

/** Node tells it only by a private name. */
function findDescriptor(socket: Server): number {
  return Number(Reflect.get(Object(socket), '_handle').fd);
}

type Lines = AsyncIterator<string>;

async function readStatus(url: string): Promise<number> {
  const { status } = await fetch(url, { headers: { connection: 'close' } });
  return status;
}

async function readPid(lines: Lines): Promise<number> {
  return Number((await readUntil(lines, /^pid \d+$/)).slice('pid '.length));
}

async function readUntil(lines: Lines, wanted: RegExp): Promise<string> {
  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw new Error(`the output ended before ${wanted}`);
    if (wanted.test(value)) return value;
  }
}
