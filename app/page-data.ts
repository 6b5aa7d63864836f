import { use, useEffect } from 'react';

import { loadDocument } from './load-document.ts';
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
  return expectPage(kind, path, use(loadPage(path)));
}

/** The same for what is no part of a page. */
export async function readPageData<Kind extends PageKind>(kind: Kind, path: string): Promise<PageOf<Kind>> {
  return expectPage(kind, path, await loadPage(path));
}

/** Where the file with the data of the page at `path` is. */
export function findPageFile(path: string): string {
  return `${document.documentElement.dataset['pages'] ?? ''}${path}.json`;
}

function expectPage<Kind extends PageKind>(kind: Kind, path: string, data: unknown): PageOf<Kind> {
  if (!isPageOf(data, kind)) throw new Error(`${path} was given no ${kind} data.`);
  return data;
}

type Roadmaps = readonly PageOf<'roadmap'>[];

const groups = new Map<string, Promise<Roadmaps | null>>();

/**
 * Several roadmaps, the same array whenever the same are asked for; suspends until all are here. Null where they cannot
 * be had now: the next rendering asks for them again.
 */
export function useRoadmaps(slugs: readonly string[]): Roadmaps | null {
  const name = slugs.join(' ');
  const group = groups.get(name) ?? fetchRoadmaps(slugs);
  groups.set(name, group);
  const roadmaps = use(group);
  useEffect(() => {
    if (roadmaps === null) groups.delete(name);
  });
  return roadmaps;
}

/** Roadmaps for work on another page; null where not all can be had now. */
export async function fetchRoadmaps(slugs: readonly string[]): Promise<Roadmaps | null> {
  const fetched = await Promise.all(slugs.map((slug) => fetchPageData('roadmap', `/language/${slug}`)));
  const roadmaps = fetched.filter((roadmap) => roadmap !== null);
  return roadmaps.length === slugs.length ? roadmaps : null;
}

/** Another page's data; null where it cannot be had now. */
export async function fetchPageData<Kind extends PageKind>(
  kind: Kind,
  path: string,
): Promise<PageOf<Kind> | null> {
  const data = await fetchData(path);
  return isPageOf(data, kind) ? data : null;
}

/** The build writes these files from the same types, so the kind tells the shape. */
function isPageOf<Kind extends PageKind>(data: unknown, kind: Kind): data is PageOf<Kind> {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === kind;
}

/** Data that cannot be had is asked for again with the next try; the page that waits for it is loaded whole. */
async function fetchPage(path: string): Promise<unknown> {
  const data = await fetchData(path);
  if (data !== null) return data;
  pages.delete(path);
  return canonicalPath(location.pathname) === path ? loadDocument() : new Promise(() => {});
}

/** What one of the build's data files holds; null where it cannot be had now. */
export async function fetchData(path: string): Promise<unknown> {
  const response = await fetch(findPageFile(path)).catch(() => null);
  // An answer that breaks off is none.
  return response?.ok ? response.json().catch(() => null) : null;
}
