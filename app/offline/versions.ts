const prefix = 'waymark-';
/** An entry in the cache of a version that was used. */
const mark = '/used';

export function nameCache(version: string): string {
  return prefix + version;
}

/** Marks `version` as used and removes other versions, except the last used one: other tabs may still show it. */
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
