import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

/** Replaces the worker of an earlier build, and removes what it stored. */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
