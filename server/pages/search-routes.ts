import { limits } from '../limits.ts';
import { makeRoutes, type Routes } from '../http/routes.ts';
import { answerUnmatched } from './answer-unmatched.ts';
import type { Pages } from './load-pages.ts';
import { makeSearchPageLoader } from './load-search-page.ts';

const path = '/search';

/** Whether the answer depends on the query, so that no file is it. */
export function isSearch(target: string): boolean {
  return target.startsWith(`${path}?`);
}

/** A finished page with the results of a query; without one, the page that the build wrote. */
export function searchRoutes({ pages }: { readonly pages: Pages }): Routes {
  const routes = makeRoutes();
  const load = makeSearchPageLoader();
  routes.get(path, async (call) => {
    const query = (call.req.query('q') ?? '').slice(0, limits.search).toWellFormed();
    const write = query.trim() === '' ? null : await load();
    return write ? call.html(await write(query)) : answerUnmatched(pages, call);
  });
  return routes;
}
