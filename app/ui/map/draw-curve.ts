import type { MapNode } from '../../browser/map-picture.ts';

/** A line that leaves a box at its right edge and enters another at its left one, wherever they are. */
export function drawCurve(from: MapNode, to: MapNode): string {
  const [startX, startY] = [from.x + from.width, from.y + from.height / 2];
  const [endX, endY] = [to.x, to.y + to.height / 2];
  const reach = 24 + Math.min(120, Math.abs(endX - startX) / 3);
  return `M${startX} ${startY}C${startX + reach} ${startY} ${endX - reach} ${endY} ${endX} ${endY}m-5 -4l5 4-5 4`;
}
