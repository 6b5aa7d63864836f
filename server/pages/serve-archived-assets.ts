import { serveStatic } from '@hono/node-server/serve-static';

import type { Middleware } from '../http/env.ts';

/** Answers with an asset of an earlier build; one of this build was answered from memory before. */
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
