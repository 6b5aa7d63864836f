import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { makeFileHeaders } from '#server/http/frame-headers.ts';
import { answerPage } from '#server/pages/answer-page.ts';
import { loadPages } from '#server/pages/load-pages.ts';

const built = join(import.meta.dirname, '../../../dist/client');

/** The site, with a connection that sends half of the document at `path` only after `finish` is called. */
export async function serveSlowly(path: string) {
  const pages = await loadPages(built, makeFileHeaders({ publicUrl: 'http://127.0.0.1' }));
  const halted = Promise.withResolvers<void>();
  const server = createServer(({ url: target = '' }, outgoing) => {
    const answer = answerPage(pages, {
      method: 'GET',
      target,
      acceptEncoding: undefined,
      ifNoneMatch: undefined,
    });
    const body = Buffer.from(answer?.body ?? '');
    outgoing.writeHead(answer?.status ?? 503, [...(answer?.headers ?? [])]);
    if (target !== path) return outgoing.end(body);
    const half = body.length / 2;
    outgoing.write(body.subarray(0, half));
    return void halted.promise.then(() => outgoing.end(body.subarray(half)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    finish: halted.resolve,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
