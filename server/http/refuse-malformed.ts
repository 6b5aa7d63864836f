import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

import type { Config } from '../config.ts';
import { makeProblem } from './problem.ts';
import { makeSecurityHeaders } from './security-headers.ts';

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
const messages: Record<number, string> = {
  400: 'The request is malformed.',
  408: 'The request took too long to arrive.',
  431: 'The headers of the request are too large.',
};

/** Answers requests that Node could not parse, and closes their connections. */
export function makeMalformedRefusal(config: Pick<Config, 'publicUrl'>) {
  const headers = { ...makeSecurityHeaders(config), 'Cache-Control': 'no-store' };
  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    if (socket.writable && error.code !== 'ECONNRESET') socket.end(writeRefusal(error.code, headers));
    else socket.destroy();
  };
}

function writeRefusal(code: string | undefined, headers: Readonly<Record<string, string>>): string {
  const status = statuses[code ?? ''] ?? 400;
  const body = JSON.stringify(makeProblem(messages[status] ?? ''));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
