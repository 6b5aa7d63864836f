import { memo } from 'react';
import { Link } from 'react-router';

import { type MapNode, mapText, placeLines } from '../../browser/map-picture.ts';

export type BoxProps = {
  readonly node: MapNode;
  readonly to: string;
  /** With its status and what comes before it. */
  readonly name: string;
  readonly status: 'done' | 'skipped' | undefined;
  readonly mark?: 'selected' | 'before' | undefined;
  readonly onSelect: (slug: string) => void;
};

let pressedBy = 'mouse';

/** The first touch of a box selects it, the next one opens it. */
export const MapBox = memo(function MapBox({ node, to, name, status, mark, onSelect }: BoxProps) {
  const { slug, x, y, width, height } = node;
  return (
    <Link
      to={to}
      id={`map-${slug}`}
      className="map-box"
      aria-label={name}
      data-status={status}
      data-mark={mark}
      draggable={false}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onSelect(slug)}
      onPointerDown={({ pointerType }) => (pressedBy = pointerType)}
      onFocus={() => pressedBy !== 'touch' && onSelect(slug)}
      onKeyDown={() => (pressedBy = 'keyboard')}
      onClick={(event) => {
        if (pressedBy !== 'touch' || mark === 'selected') return;
        event.preventDefault();
        onSelect(slug);
      }}
    >
      <rect x={x} y={y} width={width} height={height} rx="8" />
      <Lines {...node} />
      {status && <Badge status={status} x={x + width - 12} y={y} />}
    </Link>
  );
});

function Lines({ x, y, lines, notes }: MapNode) {
  const places = placeLines({ lines, notes });
  const left = x + mapText.padding.x;
  const texts = [...lines, ...notes];
  return places.map((place, at) => (
    <text
      key={place}
      x={left}
      y={Math.round(10 * (y + place)) / 10}
      className={at < lines.length ? undefined : 'map-note'}
    >
      {`${texts[at]} `}
    </text>
  ));
}

type BadgeProps = { readonly status: 'done' | 'skipped'; readonly x: number; readonly y: number };

function Badge({ status, x, y }: BadgeProps) {
  return (
    <g className="map-badge">
      <circle cx={x} cy={y} r="8.5" />
      <path d={status === 'done' ? `M${x - 4} ${y}l3 3 5-6` : `M${x - 4} ${y}h8`} />
    </g>
  );
}
