import { limits } from '../limits.ts';
import { makeRoutes, type Routes } from '../http/routes.ts';
import { answerUnmatched } from './answer-unmatched.ts';
import type { Pages } from './load-pages.ts';
import { makePageLoader } from './load-written-page.ts';

/** Pages that depend on the query of their address, each with the parameter and the name of its program. */
const written = [
  { path: '/search', parameter: 'q', name: 'search-page' },
  { path: '/ready', parameter: 'for', name: 'ready-page' },
] as const;

/** Whether the answer depends on the query, so that no file is it. */
export function isWritten(target: string): boolean {
  return written.some(({ path }) => target.startsWith(`${path}?`));
}

/** A finished page for a query: results, or a path; without one, the page that the build wrote. */
export function writtenRoutes({ pages }: { readonly pages: Pages }): Routes {
  const routes = makeRoutes();
  for (const { path, parameter, name } of written) {
    const load = makePageLoader(name);
    routes.get(path, async (call) => {
      const query = (call.req.query(parameter) ?? '').slice(0, limits.search).toWellFormed();
      const write = query.trim() === '' ? null : await load();
      const page = await write?.(query);
      return page ? call.html(page) : answerUnmatched(pages, call);
    });
  }
  return routes;
}
