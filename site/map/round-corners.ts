export type Point = { readonly x: number; readonly y: number };

const radius = 9;

/** The data of an SVG path along the points, with round corners and an arrow at its end. */
export function roundCorners(points: readonly Point[]): string {
  const [first, last, before] = [points[0], points.at(-1), points.at(-2)];
  if (!first || !last || !before) return '';
  const corners = points.slice(1, -1).map((corner, at) => {
    const [from, to] = [points[at] ?? corner, points[at + 2] ?? corner];
    const reach = Math.min(radius, distance(from, corner) / 2, distance(corner, to) / 2);
    return `L${write(approach(corner, from, reach))}Q${write(corner)} ${write(approach(corner, to, reach))}`;
  });
  return `M${write(first)}${corners.join('')}L${write(last)}${drawArrow(before, last)}`;
}

function drawArrow(from: Point, to: Point): string {
  const back = approach(to, from, 5);
  const [dx, dy] = [(to.x - back.x) * 0.75, (to.y - back.y) * 0.75];
  const [one, other] = [
    { x: back.x - dy, y: back.y + dx },
    { x: back.x + dy, y: back.y - dx },
  ];
  return `M${write(one)}L${write(to)} ${write(other)}`;
}

/** The point at `length` from the first point towards the second. */
function approach(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to);
  if (whole === 0) return from;
  return { x: from.x + ((to.x - from.x) * length) / whole, y: from.y + ((to.y - from.y) * length) / whole };
}

function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

function write({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

/** To a tenth of a pixel. */
export function round(length: number): number {
  return Math.round(length * 10) / 10;
}
