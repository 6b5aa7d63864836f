import { normalizeAddress } from '#contract/addresses.ts';

import { findAccepted } from './encodings.ts';
import { type File, notFoundPath, type Pages, type Version } from './load-pages.ts';

/** `target` is the path with its query. */
export type PageRequest = {
  readonly method: 'GET' | 'HEAD';
  readonly target: string;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
};
/** `headers` alternates names and values. */
export type PageAnswer = {
  readonly route: string;
  readonly status: 200 | 304 | 308 | 404;
  readonly headers: readonly string[];
  readonly body: Buffer | null;
};

/** The answer for exactly this address, or null. Most requests end here. */
export function answerFile(pages: Pages, request: PageRequest): PageAnswer | null {
  const { method, target } = request;
  const query = target.indexOf('?');
  const path = query === -1 ? target : target.slice(0, query);
  const file = path === notFoundPath ? undefined : pages.files.get(path);
  const version = file && chooseVersion(file, request);
  if (!file || !version) return null;
  if (isUnchanged(request.ifNoneMatch, version)) {
    return { route: file.route, status: 304, headers: version.unchangedHeaders, body: null };
  }
  return {
    route: file.route,
    status: 200,
    headers: version.headers,
    body: method === 'HEAD' ? null : version.body,
  };
}

/** A page, a redirect (308) from another spelling, or the not-found page. Null if there is no build. */
export function answerPage(pages: Pages, request: PageRequest): PageAnswer | null {
  const found = answerFile(pages, request);
  if (found) return found;
  const canonical = findCanonical(pages, request.target);
  if (canonical !== null) {
    // Without it, browsers may keep a permanent redirect for ever.
    const headers = [...pages.headers, 'Location', canonical, 'Cache-Control', 'no-cache'];
    return { route: 'moved', status: 308, headers, body: null };
  }
  const missing = pages.files.get(notFoundPath);
  const version = missing && chooseVersion(missing, request);
  if (!version) return null;
  return {
    route: 'not found',
    status: 404,
    headers: version.headers,
    body: request.method === 'HEAD' ? null : version.body,
  };
}

export function isPage(pages: Pages, target: string): boolean {
  const [path = ''] = target.split('?');
  return path !== notFoundPath && (pages.files.has(path) || findCanonical(pages, target) !== null);
}

function findCanonical({ addresses }: Pages, target: string): string | null {
  const query = target.indexOf('?');
  const path = query === -1 ? target : target.slice(0, query);
  const address = addresses.get(normalizeAddress(path));
  if (address === undefined || address === notFoundPath || address === path) return null;
  return query === -1 ? address : address + target.slice(query);
}

function chooseVersion({ versions }: File, { acceptEncoding }: PageRequest): Version | undefined {
  for (const encoding of findAccepted(acceptEncoding)) {
    const version = versions.get(encoding);
    if (version) return version;
  }
  return undefined;
}

function isUnchanged(ifNoneMatch: string | undefined, { etag }: Version): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag);
}
