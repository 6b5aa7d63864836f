/** The shell asks for Node's compression, which its commands `gzip` and `tar` need. They are not in this page. */
export const constants = {};

export function gunzipSync(): never {
  throw new Error('Not in this page.');
}

export function gzipSync(): never {
  return gunzipSync();
}
