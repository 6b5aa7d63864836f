/* oxlint-disable jsx-a11y/prefer-tag-over-role -- SVG has no elements for groups that have names. */
import './map.css';
import { memo, useMemo } from 'react';

import { type MapNode, type MapPicture, mapPost, mapText } from '../../browser/map-picture.ts';
import { drawCurve } from './draw-curve.ts';
import { MapBox, type BoxProps } from './map-box.tsx';

export type DrawingProps = {
  readonly picture: MapPicture;
  readonly label: string;
  /** 1 is full size. */
  readonly scale: number;
  /** What a box is, by its slug. */
  readonly describe: (slug: string) => Pick<BoxProps, 'to' | 'name' | 'status'>;
  readonly selected: string | null;
  /** What comes directly before the selected box. */
  readonly before: readonly string[];
  readonly onSelect: (slug: string) => void;
};

/** Boxes that are links, the lines between them, and a trail along their titles. */
export function MapDrawing({ picture, label, scale, describe, selected, before, onSelect }: DrawingProps) {
  const { width, height, bands } = picture;
  return (
    <svg
      className="map-drawing"
      role="group"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
    >
      <Lines picture={picture} />
      <Selection picture={picture} selected={selected} before={before} />
      {bands.map(({ lines, y, nodes }) => (
        <g key={y} role={lines.length > 0 ? 'group' : undefined} aria-label={lines.join(' ') || undefined}>
          <Title lines={lines} y={y} />
          {nodes.map((node) => (
            <MapBox
              key={node.slug}
              node={node}
              {...describe(node.slug)}
              mark={findMark(node, selected, before)}
              onSelect={onSelect}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

function findMark({ slug }: MapNode, selected: string | null, before: readonly string[]): BoxProps['mark'] {
  if (slug === selected) return 'selected';
  return before.includes(slug) ? 'before' : undefined;
}

const Lines = memo(function Lines({ picture }: Pick<DrawingProps, 'picture'>) {
  return (
    <g className="map-lines" aria-hidden>
      <path className="map-trail" d={picture.trail} />
      <path d={picture.edges.map(({ line }) => line).join('')} />
    </g>
  );
});

/** The lines to the selected box, also those from other bands. */
function Selection({ picture, selected, before }: Pick<DrawingProps, 'picture' | 'selected' | 'before'>) {
  const nodes = useMemo(
    () => new Map(picture.bands.flatMap((band) => band.nodes).map((node) => [node.slug, node])),
    [picture],
  );
  const end = nodes.get(selected ?? '');
  if (!end) return null;
  const own = picture.bands.find((band) => band.nodes.includes(end));
  const drawn = picture.edges.filter(({ to }) => to === selected);
  const others = before.flatMap((slug) => {
    const start = nodes.get(slug);
    return start && !own?.nodes.includes(start) ? [drawCurve(start, end)] : [];
  });
  return (
    <g className="map-lines map-selection" aria-hidden>
      <path d={drawn.map(({ line }) => line).join('')} />
      <path className="map-far" d={others.join('')} />
    </g>
  );
}

const Title = memo(function Title({ lines, y }: { readonly lines: readonly string[]; readonly y: number }) {
  if (lines.length === 0) return null;
  const { width, height } = mapPost;
  return (
    <g className="map-title" aria-hidden>
      <rect x="2" y={y} width={width} height={height} rx="4" />
      {lines.map((line, at) => (
        <text key={line} x="38" y={y + 21 + at * mapText.band.step}>
          {line}
        </text>
      ))}
    </g>
  );
});
