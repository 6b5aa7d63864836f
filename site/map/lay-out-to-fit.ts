import {
  type BoxSize,
  type GroupOptions,
  type Join,
  type GroupLayout,
  layOutGroup,
} from './lay-out-group.ts';

/** As wide as the text of a page in a window of 1280 pixels. */
export const columns = { count: 6, width: 156, gap: 32 };
/** Left of the boxes, for the trail. */
export const gutter = 38;
export const rowGap = 20;

const width = columns.count * (columns.width + columns.gap) - columns.gap;
const options = { gap: columns.gap, rowGap, isWrapped: false, bound: 0 };
/** From left to right where it fits, also in two rows; otherwise from top to bottom. */
const attempts: readonly GroupOptions[] = [
  { ...options, direction: 'RIGHT' },
  { ...options, direction: 'RIGHT', isWrapped: true },
  { ...options, direction: 'DOWN' },
  { ...options, direction: 'DOWN', bound: 4 },
  { ...options, direction: 'DOWN', bound: 2 },
];

/** A group that is as wide as a map at most. */
export async function layOutToFit(boxes: readonly BoxSize[], joins: readonly Join[]): Promise<GroupLayout> {
  for (const attempt of attempts) {
    const layout = await layOutGroup(boxes, joins, attempt);
    if (layout.width <= width + 1) return attempt.direction === 'RIGHT' ? raiseStart(layout) : layout;
  }
  throw new Error(`${boxes.map(({ id }) => id).join(', ')} do not fit a map.`);
}

/** Reading begins at the top left: if the first box is low, the layout is turned upside down. */
function raiseStart(layout: GroupLayout): GroupLayout {
  const { boxes, lines, height } = layout;
  const start = boxes.reduce((one, other) => (other.x < one.x - 1 ? other : one));
  if (start.y + start.height / 2 <= 0.6 * height) return layout;
  return {
    ...layout,
    boxes: boxes.map(({ id, x, y, width: across, height: down }) => {
      return { id, x, y: height - y - down, width: across, height: down };
    }),
    lines: lines.map(({ from, to, points }) => {
      return { from, to, points: points.map(({ x, y }) => ({ x, y: height - y })) };
    }),
  };
}
