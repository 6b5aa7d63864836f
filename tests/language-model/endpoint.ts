import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { after } from 'node:test';

import { type Scene, scenes } from './scenes.ts';

export type RecordedRequest = { readonly headers: IncomingMessage['headers']; readonly body: string };

/** A real HTTP endpoint that plays the scene named by the request's model and records the requests. */
export async function startEndpoint(played: Readonly<Record<string, Scene>> = scenes) {
  const recorded = new Map<string, RecordedRequest[]>();
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const scene = String(JSON.parse(body).model);
      const asked = recorded.get(scene) ?? [];
      recorded.set(scene, [...asked, { headers: request.headers, body }]);
      return played[scene]?.({ response, body, attempt: asked.length + 1 });
    });
  });
  // A reused connection that is being closed would add a call.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { baseUrl: `http://127.0.0.1:${port}/v1`, recorded };
}

async function read(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const piece of request.setEncoding('utf8')) body += String(piece);
  return body;
}

export type Act = { readonly response: ServerResponse; readonly body: string; readonly attempt: number };
