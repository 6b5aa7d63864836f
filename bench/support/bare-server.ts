import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

/** The server that figures are compared with: echoes a posted body, and answers all else with the catalogue's bytes. */
const page = readFileSync(join(import.meta.dirname, '../../dist/client/language.html.br'));
const headers = { 'content-type': 'text/html', 'content-encoding': 'br', 'content-length': page.length };

createServer((request, response) => {
  if (request.method !== 'POST') {
    response.writeHead(200, headers).end(page);
    return;
  }
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(Buffer.concat(parts));
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
