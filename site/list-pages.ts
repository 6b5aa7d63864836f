import { isOwnGoal } from '#content/shapes/own-goals.ts';
import { notFoundAddress } from '#app/offline/precache.ts';
import type { PageData } from '#app/browser/page-types.ts';
import type { Route } from '#app/routes.ts';
import { describePage, type PageHead } from './describe-page.ts';
import { makePageData } from './page-data.ts';
import { playable } from '#workbench/playable.ts';
import type { SiteContent } from './site-content.ts';

/** `source` is its file in app/pages. */
export type Page = {
  readonly path: string;
  readonly source: string;
  readonly head: PageHead;
  readonly data?: PageData;
};

/** One page for each route, technology and goal. */
export function listPages(routes: readonly Route[], content: SiteContent): Page[] {
  return routes.flatMap((route) =>
    listPaths(route.path, content).map((path) => makePage(route, path, content)),
  );
}

function listPaths(path: string, { roadmaps, goals }: SiteContent): string[] {
  if (path === '*') return [notFoundAddress];
  if (path.includes(':slug')) return roadmaps.map(({ slug }) => path.replace(':slug', slug));
  if (path.includes(':goal')) return goals.map(({ id }) => path.replace(':goal', id));
  if (path.includes(':technology')) return playable.map((slug) => path.replace(':technology', slug));
  return [path];
}

function makePage(route: Route, path: string, content: SiteContent): Page {
  const data = route.data && makePageData(route.data, path, content);
  const description = route.description
    .replace('{technologies}', `${content.roadmaps.length}`)
    .replace('{goals}', `${content.goals.filter((goal) => !isOwnGoal(goal)).length}`);
  const head = describePage({ ...route, description }, path, data);
  return { path, source: route.source, head, ...(data && { data }) };
}
