import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';

import { primePage } from './browser/page-data.ts';
import { Root } from './root.tsx';

/** The finished markup of the page at `path`, given its data. Rejects when a screen throws. */
export async function renderPage(path: string, data: unknown): Promise<string> {
  if (data !== undefined) primePage(path, data);
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <Root />
    </StaticRouter>,
    // A boundary that is cut out and put back needs an inline script; finished HTML stands in its place from the start.
    { onError: (fault) => void faults.push(fault), progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  if (faults.length > 0) throw faults[0];
  return new Response(prelude).text();
}
