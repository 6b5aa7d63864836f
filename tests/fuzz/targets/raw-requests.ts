import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';

import { startServer } from '../../durability/server-process.ts';
import { mutateText } from '../mutate.ts';
import { makeGeneratedTrial, type GeneratedTrial } from '../generated-trial.ts';

const body = '{"email":"a@example.com","password":"x"}';
const head = 'Host: localhost\r\nContent-Type: application/json\r\n';
const login = `POST /api/login HTTP/1.1\r\n${head}Content-Length: ${body.length}\r\n\r\n${body}`;
const page =
  'GET /language/python HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br, gzip;q=0.5\r\nIf-None-Match: "x"\r\n\r\n';
const requests = [
  page,
  login,
  page + login + page,
  `POST /api/login HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  `POST /ai/ans HTTP/1.1\r\n${head}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`,
  'HEAD / HTTP/1.0\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET http://localhost/home?a=1&b=%2f#x HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n',
  'GET /plan/abc.ics HTTP/1.1\r\nHost: localhost\r\nRange: bytes=0-1\r\nX-Forwarded-For: 1.2.3.4, ::1\r\n\r\n',
];
const cases = fc.record({ text: mutateText(requests), cuts: fc.array(fc.nat(400), { maxLength: 4 }) });

/** Bytes that are nearly HTTP, in several pieces, to a server in a process of its own. */
export async function tryRawRequests(): Promise<GeneratedTrial> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-fuzz-'));
  const server = await startServer({ DATA_DIR: folder });
  const { port } = new URL(server.url);
  return makeGeneratedTrial(
    cases,
    async ({ text, cuts }) => {
      const answer = await exchange(Number(port), split(Buffer.from(text), cuts));
      assert.doesNotMatch(answer, /^HTTP\/1\.1 5/m);
      assert.ok(answer === '' || answer.startsWith('HTTP/1.1 '), answer.slice(0, 100));
    },
    async () => {
      assert.equal((await server.end('SIGTERM')).code, 0);
      await rm(folder, { recursive: true });
    },
  );
}

function split(bytes: Buffer, cuts: readonly number[]): Buffer[] {
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length];
  return places.slice(1).map((end, at) => bytes.subarray(places[at], end));
}

/** What comes back until the server closes, which it does once we have ended. */
function exchange(port: number, pieces: readonly Buffer[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
    let answer = '';
    socket.setTimeout(40_000, () => socket.destroy(new Error('The server did not close.')));
    socket.on('data', (data) => (answer += data.toString('latin1')));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(answer) : reject(error),
    );
    socket.on('close', () => resolve(answer));
    socket.on('end', () => socket.end());
    for (const piece of pieces) if (socket.writable) socket.write(piece);
    socket.end();
  });
}
