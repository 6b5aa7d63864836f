import type { Roadmap } from '#content/roadmap.ts';

import { outlineMap } from '../browser/outline-map.ts';
import type { PageOf } from '../browser/page-types.ts';

/** The data of a map. Its picture is stored once it was opened; without it, a roadmap's data makes the list. */
const mapData = /^(\/assets\/pages-\w+\/language\/[\w-]+)\/map\.json$/;

export function isMapData(path: string): boolean {
  return mapData.test(path);
}

export async function answerMapData(request: Request, cacheName: string): Promise<Response> {
  const stored = await caches.match(request);
  if (stored) return stored;
  const response = await fetch(request).catch(() => null);
  if (!response?.ok) return (await outlineFromRoadmap(request)) ?? response ?? Response.error();
  // A full disk must not keep the map from being shown.
  await caches
    .open(cacheName)
    .then((cache) => cache.put(request, response.clone()))
    .catch(() => {});
  return response;
}

async function outlineFromRoadmap({ url }: Request): Promise<Response | null> {
  const [, roadmap = ''] = mapData.exec(new URL(url).pathname) ?? [];
  const stored = await caches.match(`${roadmap}.json`);
  if (!stored) return null;
  const read: Roadmap = await stored.json();
  const page: PageOf<'map'> = { ...outlineMap(read), kind: 'map', picture: null };
  return Response.json(page);
}
