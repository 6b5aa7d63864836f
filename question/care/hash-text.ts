export const buckets = 2 ** 17;

/**
 * Where a feature's weight stands: FNV-1a over its UTF-16 units, folded to the number of buckets. The trained weights depend on it, so
 * it gives the same number in every browser and in Node, and may only change together with them.
 */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash ^ (hash >>> 14)) & (buckets - 1);
}
