import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { Route } from 'workbox-routing/Route.js';
import { Router } from 'workbox-routing/Router.js';

import { callPaths, normalizeAddress } from '#contract/addresses.ts';

import { notFoundAddress, type Precache, shellAddress } from './precache.ts';
import { answerEntries, isEntriesFile } from './answer-entries.ts';
import { answerExercise, isExercise } from './answer-exercise.ts';
import { answerGoalData, isGoalData } from './answer-goal-data.ts';
import { answerMapData, isMapData } from './answer-map-data.ts';
import { answerRuntime, isRuntimeFile } from './answer-runtime.ts';
import { fetchCurrent } from './fetch-current.ts';
import { dropOldVersions, nameCache } from './versions.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
declare const precache: Precache;

/** Every page and every file it requests are of one build. */
const { version, build, files, pages } = precache;
const addresses = new Set(pages.filter((page) => page !== shellAddress && page !== notFoundAddress));
const stored = new PrecacheController({
  cacheName: nameCache(version),
  plugins: [
    { cacheWillUpdate: async ({ request, response }) => (isWhole(request, response) ? response : null) },
  ],
});
stored.addToCacheList([...files]);

self.addEventListener('install', (event) => void stored.install(event));
self.addEventListener('activate', (event) =>
  event.waitUntil(dropOldVersions(version).then(() => self.clients.claim())),
);
// A new version waits until a reader accepts it.
self.addEventListener('message', ({ data }) => void (data === 'take over' && self.skipWaiting()));

const router = new Router();
const isPage = ({ request, url, sameOrigin }: Asked) =>
  sameOrigin && request.mode === 'navigate' && !callPaths.test(url.pathname);
router.registerRoute(new Route(isPage, answerPage));
const isStored = ({ url, sameOrigin }: Asked) => sameOrigin && findFile(url.pathname);
router.registerRoute(new Route(isStored, stored.strategy));
const isOfGoals = ({ url, sameOrigin }: Asked) => sameOrigin && isGoalData(url.pathname);
router.registerRoute(new Route(isOfGoals, ({ request }) => answerGoalData(request)));
const isOfSearch = ({ url, sameOrigin }: Asked) => sameOrigin && isEntriesFile(url.pathname);
router.registerRoute(new Route(isOfSearch, ({ request }) => answerEntries(request)));
const isOfAMap = ({ url, sameOrigin }: Asked) => sameOrigin && isMapData(url.pathname);
router.registerRoute(new Route(isOfAMap, ({ request }) => answerMapData(request, nameCache(version))));
const isOfATask = ({ url, sameOrigin }: Asked) => sameOrigin && isExercise(url.pathname);
router.registerRoute(new Route(isOfATask, ({ request }) => answerExercise(request, nameCache(version))));
const isOfARuntime = ({ url, sameOrigin }: Asked) => sameOrigin && isRuntimeFile(url.pathname);
router.registerRoute(
  new Route(isOfARuntime, ({ request, event }) => answerRuntime(request, (done) => event.waitUntil(done))),
);
// Another tab may still show the last version.
const isOfABuild = ({ url, sameOrigin }: Asked) => sameOrigin && url.pathname.startsWith('/assets/');
router.registerRoute(
  new Route(isOfABuild, async ({ request }) => (await caches.match(request)) ?? fetch(request)),
);
router.addFetchListener();

type Asked = Parameters<Route['match']>[0];
type Call = Parameters<ReturnType<typeof stored.createHandlerBoundToURL>>[0];

/** Answers from the cache as the server would; only unknown addresses go to the server. */
async function answerPage(call: Call): Promise<Response> {
  const { pathname, search } = call.url;
  const address = normalizeAddress(pathname);
  if (!addresses.has(address)) return fetch(call.request).catch(() => readFile(notFoundAddress, call));
  if (address !== pathname) return Response.redirect(address + search, 308);
  if (findFile(address)) return readFile(address, call);
  return (await fetchCurrent(call.request, build)) ?? readFile(shellAddress, call);
}

function readFile(address: string, call: Call): Promise<Response> {
  return stored.createHandlerBoundToURL(address)(call);
}

function findFile(path: string): { cacheKey: string } | undefined {
  const cacheKey = stored.getCacheKeyForURL(path);
  return cacheKey === undefined ? undefined : { cacheKey };
}

function isWhole({ url }: Request, { status }: Response): boolean {
  return status === 200 || (status === 404 && new URL(url).pathname === notFoundAddress);
}
