import type { PageKind, PageOf } from './page-types.ts';

/** Null when it is not available now. */
export async function fetchPageData<Kind extends PageKind>(
  kind: Kind,
  path: string,
): Promise<PageOf<Kind> | null> {
  const data = await fetchData(path);
  return isPageOf(data, kind) ? data : null;
}

export async function fetchData(path: string): Promise<unknown> {
  const response = await fetch(findPageFile(path)).catch(() => null);
  return response?.ok ? response.json().catch(() => null) : null;
}

export function findPageFile(path: string): string {
  return `${document.documentElement.dataset['pages'] ?? ''}${path}.json`;
}

/** The build writes these files from the same types. */
export function isPageOf<Kind extends PageKind>(data: unknown, kind: Kind): data is PageOf<Kind> {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === kind;
}
