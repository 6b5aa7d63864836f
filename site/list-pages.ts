import { notFoundAddress } from '#app/offline/precache.ts';
import type { PageData } from '#app/browser/page-types.ts';
import type { Route } from '#app/routes.ts';
import { describePage, type PageHead } from './describe-page.ts';
import { makePageData } from './page-data.ts';
import type { SiteContent } from './site-content.ts';

/** `source` is its file in app/pages. */
export type Page = {
  readonly path: string;
  readonly source: string;
  readonly head: PageHead;
  readonly data?: PageData;
};

/** One page for each route, and one for each technology if a route has `:slug`. */
export function listPages(routes: readonly Route[], content: SiteContent): Page[] {
  return routes.flatMap((route) => {
    if (route.path === '*') return [makePage(route, notFoundAddress, content)];
    if (!route.path.includes(':slug')) return [makePage(route, route.path, content)];
    return content.roadmaps.map(({ slug }) => makePage(route, route.path.replace(':slug', slug), content));
  });
}

function makePage(route: Route, path: string, content: SiteContent): Page {
  const data = route.data && makePageData(route.data, path, content);
  const description = route.description.replace('{technologies}', `${content.roadmaps.length}`);
  const head = describePage({ ...route, description }, data);
  return { path, source: route.source, head, ...(data && { data }) };
}
