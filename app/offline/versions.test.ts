import assert from 'node:assert/strict';
import { test } from 'node:test';

import { dropOldVersions } from './versions.ts';

/** Node has no caches: these hold the addresses by the cache's name, in the order in which they were made. */
const stored = new Map<string, Set<string>>();
Object.assign(globalThis, {
  caches: {
    keys: async () => [...stored.keys()],
    match: async (url: string, { cacheName }: { cacheName: string }) =>
      stored.get(cacheName)?.has(url) ? new Response() : undefined,
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => {
      const urls = stored.get(name) ?? new Set<string>();
      stored.set(name, urls);
      return { put: async (url: string) => void urls.add(url) };
    },
  },
});

test('dropOldVersions(version) keeps the version that was used last, for tabs that still show it', async () => {
  for (const version of ['a', 'b', 'c']) await dropOldVersions(version);
  assert.deepEqual([...stored.keys()], ['waymark-b', 'waymark-c']);
});

test('dropOldVersions(version) removes versions that were never used, and no cache of something else', async () => {
  stored.clear();
  await dropOldVersions('a');
  for (const name of ['waymark-unused', 'runtimes', 'waymark-b']) stored.set(name, new Set());
  await dropOldVersions('b');
  assert.deepEqual(new Set(stored.keys()), new Set(['waymark-a', 'waymark-b', 'runtimes']));
});

test('dropOldVersions(version) keeps the last used of several versions', async () => {
  stored.clear();
  for (const name of ['waymark-a', 'waymark-b']) stored.set(name, new Set(['/used']));
  stored.set('waymark-c', new Set());
  await dropOldVersions('c');
  assert.deepEqual([...stored.keys()], ['waymark-b', 'waymark-c']);
});
