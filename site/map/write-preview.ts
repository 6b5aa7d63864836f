import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { MapPicture } from '#app/browser/map-picture.ts';
import type { MapPictures } from './map-pictures.ts';

/** Height by width: only the beginning of a map is shown. */
const ratio = 0.5;
/** They can be seen on both themes, since a picture in a page does not know which one is chosen. */
const [trailColor, lineColor, boxColor] = ['#1d9a94', '#8a9899', '#6f8183'];

/** A small picture for each roadmap, which leads to its map. */
export async function writePreviews(client: string, { roadmaps }: MapPictures): Promise<void> {
  await mkdir(join(client, 'maps'), { recursive: true });
  for (const [slug, picture] of roadmaps)
    await writeFile(join(client, 'maps', `${slug}.svg`), writePreview(picture));
}

/** The boxes and lines of the beginning of a map, without words. */
export function writePreview({ width, height, trail, bands, edges }: MapPicture): string {
  const end = Math.min(height, Math.round(width * ratio));
  const nodes = bands.flatMap((band) => band.nodes).filter(({ y }) => y < end);
  const shown = new Set(nodes.map(({ slug }) => slug));
  const lines = edges.filter(({ from, to }) => shown.has(from) || shown.has(to)).map(({ line }) => line);
  const boxes = nodes.map((node) => {
    const [x, y, wide, high] = [node.x, node.y, node.width, node.height].map(Math.round);
    return `M${x} ${y}h${wide}v${high}h-${wide}z`;
  });
  const size = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${end}`, width, height: end };
  return renderToStaticMarkup(
    createElement(
      'svg',
      { ...size, fill: 'none', strokeWidth: 4 },
      createElement('path', { d: trail, stroke: trailColor, strokeWidth: 8 }),
      createElement('path', { d: lines.join(''), stroke: lineColor }),
      createElement('path', { d: boxes.join(''), stroke: boxColor }),
    ),
  );
}
