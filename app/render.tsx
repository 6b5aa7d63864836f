import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';

import { primePage } from './browser/page-data.ts';
import { Root } from './root.tsx';

/** The path may have a query. Rejects when a screen throws. */
export async function renderPage(path: string, data: unknown): Promise<string> {
  if (data !== undefined) primePage(path.replace(/\?.*/s, ''), data);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <Root />
    </StaticRouter>,
    // Streaming a boundary later would need an inline script, so everything is in the first chunk.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}
