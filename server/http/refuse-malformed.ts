import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

import { makeProblem } from './problem.ts';

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
const messages: Record<number, string> = {
  400: 'The request is malformed.',
  408: 'The request took too long to arrive.',
  431: 'The headers of the request are too large.',
};

/** Answers a request that Node could not parse, and closes the connection. */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ''] ?? 400;
  const body = JSON.stringify(makeProblem(messages[status] ?? ''));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
