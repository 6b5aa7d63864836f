import { use } from 'react';

import { canonicalPath } from './canonical-path.ts';
import { fetchData, isPageOf } from './fetch-page-data.ts';
import { loadDocument } from './load-document.ts';
import type { PageKind, PageOf } from './page-types.ts';

const pages = new Map<string, Promise<unknown>>();

export function primePage(path: string, value: unknown): void {
  // React reads `status` and `value` from a promise and then renders without suspending.
  pages.set(path, Object.assign(Promise.resolve(value), { status: 'fulfilled', value }));
}

export function loadPage(path: string): Promise<unknown> {
  const known = pages.get(path);
  if (known) return known;
  const loaded = fetchPage(path);
  pages.set(path, loaded);
  return loaded;
}

/** Suspends until the data has arrived. Throws when it belongs to another kind of page. */
export function usePageData<Kind extends PageKind>(kind: Kind, path: string): PageOf<Kind> {
  return expectPage(kind, path, use(loadPage(path)));
}

export async function readPageData<Kind extends PageKind>(kind: Kind, path: string): Promise<PageOf<Kind>> {
  return expectPage(kind, path, await loadPage(path));
}

function expectPage<Kind extends PageKind>(kind: Kind, path: string, data: unknown): PageOf<Kind> {
  if (!isPageOf(data, kind)) throw new Error(`${path} was given no ${kind} data.`);
  return data;
}

/** Missing data is requested again next time; the page that needs it now loads as a document. */
async function fetchPage(path: string): Promise<unknown> {
  const data = await fetchData(path);
  if (data !== null) return data;
  pages.delete(path);
  return canonicalPath(location.pathname) === path ? loadDocument() : new Promise(() => {});
}
