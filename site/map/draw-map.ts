import {
  type MapBand,
  type MapEdge,
  type MapNode,
  type MapPicture,
  mapText,
  measureHeight,
} from '#app/browser/map-picture.ts';
import type { GroupLayout } from './lay-out-group.ts';
import { drawTrail } from './draw-trail.ts';
import { listGroups } from './list-groups.ts';
import { columns, gutter, layOutToFit, rowGap } from './lay-out-to-fit.ts';
import type { BandSource, MapSource, NodeSource } from './map-source.ts';
import { packGroups } from './pack-groups.ts';
import { round, roundCorners } from './round-corners.ts';
import { wrapText } from './wrap-text.ts';

const titleWidth = columns.count * (columns.width + columns.gap) - columns.gap;
const bandGap = 48;
const belowTitle = 20;

/** The same source always gives the same picture. */
export async function drawMap(source: MapSource): Promise<MapPicture> {
  const bands: MapBand[] = [];
  const edges: MapEdge[] = [];
  let y = 2;
  let width = 0;
  for (const band of source) {
    const drawn = await drawBand(band, y);
    bands.push(drawn.band);
    edges.push(...drawn.edges);
    width = Math.max(width, ...drawn.band.nodes.map((node) => node.x + node.width));
    y = drawn.bottom + bandGap;
  }
  const size = { width: Math.ceil(width) + 2, height: Math.ceil(y - bandGap) + 2 };
  return { ...size, trail: drawTrail(bands, size.height), bands, edges };
}

async function drawBand(
  { title, nodes, joins }: BandSource,
  y: number,
): Promise<{ readonly band: MapBand; readonly edges: readonly MapEdge[]; readonly bottom: number }> {
  const boxes = new Map(nodes.map((node) => [node.id, makeBox(node)]));
  const ids = listGroups([...boxes.keys()], joins);
  const groups = await Promise.all(
    ids.map((group) =>
      layOutToFit(
        group
          .flatMap((id) => boxes.get(id) ?? [])
          .map(({ slug, width, height }) => ({ id: slug, width, height })),
        joins.filter(({ from }) => group.includes(from)),
      ),
    ),
  );
  const { height, placed } = packGroups(groups, columns, rowGap);
  const lines = title === null ? [] : wrapText(title, { size: mapText.band.size, isBold: true }, titleWidth);
  const left = title === null ? 2 : gutter;
  const top = lines.length === 0 ? y : y + lines.length * mapText.band.step + belowTitle;
  const moved = placed.map(({ group, at }) => moveGroup(group, { x: left + at.x, y: top + at.y }));
  const placedNodes = moved.flatMap(({ places }) =>
    places.flatMap(({ id, x, y: nodeY }) => {
      const box = boxes.get(id);
      return box ? [{ ...box, x, y: nodeY }] : [];
    }),
  );
  return {
    band: { lines, y, nodes: nodes.flatMap(({ id }) => placedNodes.find(({ slug }) => slug === id) ?? []) },
    edges: moved.flatMap(({ edges }) => edges),
    bottom: top + height,
  };
}

function moveGroup({ boxes, lines }: GroupLayout, by: { readonly x: number; readonly y: number }) {
  return {
    places: boxes.map(({ id, x, y }) => ({ id, x: round(x + by.x), y: round(y + by.y) })),
    edges: lines.map(({ from, to, points }) => ({
      from,
      to,
      line: roundCorners(points.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }))),
    })),
  };
}

function makeBox({ id, title, notes: texts }: NodeSource): Omit<MapNode, 'x' | 'y'> {
  const { width } = columns;
  const inner = width - 2 * mapText.padding.x;
  const lines = wrapText(title, mapText.title, inner);
  const notes = texts.flatMap((text) => wrapText(text, mapText.note, inner));
  return { slug: id, width, height: measureHeight({ lines, notes }), lines, notes };
}
