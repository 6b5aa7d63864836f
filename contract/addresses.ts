/** The paths of calls, which are the server's alone to answer; `/ai/` is the page `/ai` in another spelling. */
export const callPaths = /^\/(?:api(?:\/|$)|ai\/[^/])/;

/**
 * The address that is meant by a path in any spelling: small letters, nothing of a file's name, no slash at the end.
 * The server and the worker in the browser both go by it, so that a page has the same addresses with and without a
 * network.
 */
export function normalizeAddress(path: string): string {
  const plain = trimSlashes(decode(path).toLowerCase())
    .replace(/\.html$/, '')
    .replace(/^\/index$/, '');
  return plain === '' ? '/' : plain;
}

/** A pattern such as `/\/+$/` would take the square of the length on a path of slashes. */
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
