import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

/** Takes the place of a worker that an earlier build left in this browser, and goes with all that it stored. */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
