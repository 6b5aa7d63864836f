import type { PageKind, PageOf } from './page-types.ts';

/** Another page's data; null when it is not available now. */
export async function fetchPageData<Kind extends PageKind>(
  kind: Kind,
  path: string,
): Promise<PageOf<Kind> | null> {
  const data = await fetchData(path);
  return isPageOf(data, kind) ? data : null;
}

/** The contents of one of the build's data files; null when it is not available now. */
export async function fetchData(path: string): Promise<unknown> {
  const response = await fetch(findPageFile(path)).catch(() => null);
  return response?.ok ? response.json().catch(() => null) : null;
}

/** The address of the file with the data of the page at `path`. */
export function findPageFile(path: string): string {
  return `${document.documentElement.dataset['pages'] ?? ''}${path}.json`;
}

/** The build writes these files from the same types, so the kind implies the shape. */
export function isPageOf<Kind extends PageKind>(data: unknown, kind: Kind): data is PageOf<Kind> {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === kind;
}
