import { serveStatic } from '@hono/node-server/serve-static';

import type { Middleware } from '../http/env.ts';

/** Serves assets of earlier builds; the current ones are answered from memory. */
export function serveArchivedAssets(folder: string): Middleware {
  const serve = serveStatic({
    root: folder,
    precompressed: true,
    rewriteRequestPath: (path) => path.replace(/^\/assets/, ''),
  });
  return async (call, next) => {
    let isKept = true;
    const answer = await serve(call, async () => {
      isKept = false;
      await next();
    });
    if (!isKept || !answer) return answer;
    answer.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
    return answer;
  };
}
