/** Letters to put, drop, change or swap (optimal string alignment); `most + 1` as soon as it is more than `most`. */
export function measureEdits(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      next.push(measureCell({ from, to, row, column }, { before, last, next }));
    }
    if (Math.min(...next) > most) return most + 1;
    before = last;
    last = next;
  }
  return last[to.length] ?? most + 1;
}

type Cell = { readonly from: string; readonly to: string; readonly row: number; readonly column: number };
type Rows = { readonly before: number[]; readonly last: number[]; readonly next: number[] };

function measureCell({ from, to, row, column }: Cell, { before, last, next }: Rows): number {
  const same = from[row - 1] === to[column - 1];
  const swapped =
    row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
  return Math.min(
    (last[column] ?? 0) + 1,
    (next[column - 1] ?? 0) + 1,
    (last[column - 1] ?? 0) + (same ? 0 : 1),
    swapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
  );
}
