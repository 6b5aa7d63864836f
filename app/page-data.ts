import { use } from 'react';

import { canonicalPath } from './paths.ts';
import type { PageKind, PageOf } from './page-types.ts';

const pages = new Map<string, Promise<unknown>>();

/** Keeps data that is already here, so that the page which shows it need not wait. */
export function primePage(path: string, value: unknown): void {
  // React reads `status` and `value` off a promise and then renders without suspending.
  pages.set(path, Object.assign(Promise.resolve(value), { status: 'fulfilled', value }));
}

/** Fetches a page's data once; a link calls it on hover and focus. */
export function loadPage(path: string): Promise<unknown> {
  const kept = pages.get(path);
  if (kept) return kept;
  const loaded = fetchPage(path);
  pages.set(path, loaded);
  return loaded;
}

/** The data of the page at `path`; suspends until it is here. Throws where it is of another kind of page. */
export function usePageData<Kind extends PageKind>(kind: Kind, path: string): PageOf<Kind> {
  const data = use(loadPage(path));
  if (!isPageOf(data, kind)) throw new Error(`${path} was given no ${kind} data.`);
  return data;
}

/** The build writes these files from the same types, so the kind tells the shape. */
function isPageOf<Kind extends PageKind>(data: unknown, kind: Kind): data is PageOf<Kind> {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === kind;
}

/**
 * Where the data cannot be had, the page itself is asked for, as a newer build may have taken its place. The page that
 * is shown already stays as it is: finished, and only not answering yet.
 */
async function fetchPage(path: string): Promise<unknown> {
  const base = document.documentElement.dataset['pages'] ?? '';
  const response = await fetch(`${base}${path}.json`).catch(() => null);
  if (response?.ok) return response.json();
  if (canonicalPath(location.pathname) !== path) location.assign(path);
  return new Promise(() => {});
}
