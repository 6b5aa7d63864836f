import type { MapPicture } from '#app/browser/map-picture.ts';
import type { Roadmap } from '#content/roadmap.ts';
import { drawMap } from './draw-map.ts';
import { describeRoadmapMap } from './roadmap-source.ts';
import { describeTechnologyMap } from './technology-source.ts';

export type MapPictures = {
  /** By slug. */
  readonly roadmaps: ReadonlyMap<string, MapPicture>;
  /** All technologies by what they need. */
  readonly technologies: MapPicture | null;
};

export const noPictures: MapPictures = { roadmaps: new Map(), technologies: null };

export async function drawMaps(roadmaps: readonly Roadmap[]): Promise<MapPictures> {
  const drawn = new Map<string, MapPicture>();
  for (const roadmap of roadmaps) drawn.set(roadmap.slug, await drawMap(describeRoadmapMap(roadmap)));
  return { roadmaps: drawn, technologies: await drawMap(describeTechnologyMap(roadmaps)) };
}
