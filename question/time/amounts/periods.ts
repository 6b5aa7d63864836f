import type { Amount } from './amounts.ts';
import type { NamedTime } from '../named-time.ts';
import type { DaySet } from '../weekdays.ts';
import { dayPeriods, daysAWeek, pairBreaks, sentenceEnds, weekPeriods } from '#lexicon/time/time-words.ts';

/** A place in a text that says what an amount may be for: each day, the week, or certain weekdays. */
export type Period = {
  readonly start: number;
  readonly end: number;
  readonly each: NamedTime['each'];
  readonly set?: DaySet;
};

export function listPeriods(text: string, sets: readonly DaySet[]): Period[] {
  const find = (periods: RegExp, each: 'day' | 'week') =>
    [...text.matchAll(periods)].map(({ 0: whole, index }): Period => ({
      start: index,
      end: index + whole.length,
      each,
    }));
  const days = sets.map((set): Period => ({ start: set.start, end: set.end, each: set.days, set }));
  const counted = daysAWeek.exec(text);
  const [from, to] = counted ? [counted.index, counted.index + counted[0].length] : [0, 0];
  return [...find(dayPeriods, 'day'), ...find(weekPeriods, 'week'), ...days]
    .filter(({ start }) => start < from || start >= to)
    .toSorted((a, b) => a.start - b.start);
}

/** The periods of each amount: right after it, before it, and after a pause if it has no other. */
export function pairPeriods(
  text: string,
  amounts: readonly Amount[],
  periods: readonly Period[],
): Period[][] {
  const paired = amounts.map((): Period[] => []);
  for (const [at, period] of periods.entries()) {
    const before = amounts.findLastIndex(({ end }) => end <= period.start);
    const after = amounts.findIndex(({ start }) => start >= period.end);
    const gap = gapOf(text, amounts[before]?.end, period.start);
    const ahead = gapOf(text, period.end, amounts[after]?.start);
    const isNext = ahead !== null && !((periods[at + 1]?.start ?? Infinity) < (amounts[after]?.start ?? 0));
    if (gap !== null && !pairBreaks.test(gap)) paired[before]?.push(period);
    else if (isNext) paired[after]?.push(period);
    else if (gap !== null && paired[before]?.length === 0) paired[before].push(period);
  }
  return paired;
}

const farthest = 40;

function gapOf(text: string, from: number | undefined, to: number | undefined): string | null {
  if (from === undefined || to === undefined || to - from > farthest) return null;
  const gap = text.slice(from, to);
  return sentenceEnds.test(gap) ? null : gap;
}
