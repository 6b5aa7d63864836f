/** Paths that only the server's API answers. `/ai/` is another spelling of the page `/ai`. */
export const callPaths = /^\/(?:api(?:\/|$)|ai\/[^/])/;

/**
 * The canonical address of a path in any spelling. The server and the service worker share it, so a page has the same
 * addresses online and offline.
 */
export function normalizeAddress(path: string): string {
  const plain = trimSlashes(decode(path).toLowerCase())
    .replace(/\.html$/, '')
    .replace(/^\/index$/, '');
  return plain === '' ? '/' : plain;
}

/** A loop, because `/\/+$/` takes quadratic time on a path of slashes. */
export function trimSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
