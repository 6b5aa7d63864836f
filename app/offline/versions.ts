const prefix = 'waymark-';
/** Stands in the cache of a version that was in use. */
const mark = '/used';

export function nameCache(version: string): string {
  return prefix + version;
}

/**
 * Marks `version` as in use, and removes what other versions stored; the one that was in use before stays, as pages of
 * it may still be open in other tabs.
 */
export async function dropOldVersions(version: string): Promise<void> {
  const own = nameCache(version);
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
  const used = await Promise.all(
    names.map(async (name) => (await caches.match(mark, { cacheName: name })) !== undefined),
  );
  const before = names.findLast((_, at) => used[at]);
  await Promise.all(names.filter((name) => name !== before).map((name) => caches.delete(name)));
  await (await caches.open(own)).put(mark, new Response());
}
