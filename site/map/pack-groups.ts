import type { Point } from './round-corners.ts';

export type Columns = { readonly count: number; readonly width: number; readonly gap: number };
type Size = { readonly width: number; readonly height: number };

/** Places each group in turn as high as it fits, and then as far left. Gives the height of all. */
export function packGroups<Group extends Size>(
  groups: readonly Group[],
  { count, width, gap }: Columns,
  rowGap: number,
): { readonly height: number; readonly placed: readonly { readonly group: Group; readonly at: Point }[] } {
  const filled = Array.from({ length: count }, () => 0);
  const placed = groups.map((group) => {
    const span = Math.min(count, Math.ceil((group.width + gap - 0.5) / (width + gap)));
    const tops = Array.from({ length: count - span + 1 }, (_, at) =>
      Math.max(...filled.slice(at, at + span)),
    );
    const y = Math.min(...tops);
    const column = tops.indexOf(y);
    filled.fill(y + group.height + rowGap, column, column + span);
    return { group, at: { x: column * (width + gap), y } };
  });
  return { height: Math.max(...filled) - rowGap, placed };
}
