import type { MapBand } from '#app/browser/map-picture.ts';
import { mapPost } from '#app/browser/map-picture.ts';
import { round } from './round-corners.ts';

const middle = mapPost.width / 2 + 2;
const sway = 7;

/** A gently winding path from post to post, to the end of the map. */
export function drawTrail(bands: readonly MapBand[], height: number): string {
  const posts = bands.filter(({ lines }) => lines.length > 0).map(({ y }) => y + mapPost.height);
  if (posts.length === 0) return '';
  const ends = [...posts.slice(1), height - 2];
  const bends = posts.map((from, at) => {
    const to = ends[at] ?? from;
    const side = at % 2 === 0 ? sway : -sway + 1;
    const [third, rest] = [round(from + (to - from) / 3), round(to - (to - from) / 3)];
    return `C${middle + side} ${third} ${middle - side} ${rest} ${middle} ${round(to)}`;
  });
  return `M${middle} ${round(posts[0] ?? 0)}${bends.join('')}`;
}
