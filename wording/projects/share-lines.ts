import type { LineRange } from './project-part.ts';

/**
 * Shares a list among sittings by their minutes, each line once. The first and the last sitting have at least one line, and so
 * have the others if there are enough; a sitting without one goes on with the line before.
 */
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
