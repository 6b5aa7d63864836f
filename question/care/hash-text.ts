export const buckets = 2 ** 17;

/** FNV-1a over UTF-16 units, folded to the buckets: the same in every engine, as the trained weights depend on it. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash ^ (hash >>> 14)) & (buckets - 1);
}
