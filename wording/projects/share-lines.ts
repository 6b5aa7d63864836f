import type { LineRange } from './project-part.ts';

/** Shares a list by minutes, each line once. The first and last sitting have a line, and all if there are enough. */
export function shareLines(lines: number, minutes: readonly number[]): LineRange[] {
  const all = minutes.reduce((sum, part) => sum + part, 0);
  const isEnough = lines >= minutes.length;
  let [spent, from] = [0, 0];
  return minutes.map((part, at) => {
    spent += part;
    const least = at === 0 || isEnough ? from + 1 : from;
    const most = isEnough ? lines - (minutes.length - 1 - at) : lines - 1;
    const due = Math.max(least, Math.min(most, Math.round((lines * spent) / all)));
    const range = { from, to: at === minutes.length - 1 ? lines : due };
    from = range.to;
    return range;
  });
}
