import type { Day, Plan } from '#planner/types/plan.ts';

import { writeBlock } from './block-lines.ts';
import { writeDay } from './plan-day.ts';
import type { PlanWriter } from './plan-writer.ts';

/** What one paragraph of a plan is about; a single day has no name, and neither have days of rest, which go together. */
export type Block = { readonly name: string | null; readonly days: readonly Day[] };

/** Up to this number of days, a block has this length: a day, a week, a fortnight, a month; and counts this number of its unit. */
const lengths = [
  { upTo: 126, days: 7, unit: 'Week', units: 1 },
  { upTo: 730, days: 14, unit: 'Week', units: 2 },
];
const longest = { days: 30, unit: 'Month', units: 1 };
/** A plan of at most that many days is told day by day. */
export const dayByDay = 31;

/**
 * The plan by day where it is short, days of rest on end as one, else by week, fortnight or month, or a multiple of that;
 * at the end, those without new topics are one.
 */
export function cutBlocks({ days }: Plan, times = 1): Block[] {
  if (days.length <= dayByDay) return cutDays(days);
  const length = lengths.find(({ upTo }) => days.length <= upTo) ?? longest;
  const { unit } = length;
  const [size, units] = [length.days * times, length.units * times];
  const lastNew = days.findLastIndex(({ items }) => items.length > 0);
  const taught = Math.ceil((lastNew + 1) / size);
  const cuts = Array.from({ length: taught }, (_, at) => ({ from: at, to: at + 1 }));
  const all = Math.ceil(days.length / size);
  const spans = taught < all ? [...cuts, { from: taught, to: all }] : cuts;
  return spans.map(({ from, to }) => ({
    name: nameSpan(unit, from * units + 1, to * units),
    days: days.slice(from * size, to * size),
  }));
}

function cutDays(days: readonly Day[]): Block[] {
  const blocks: { name: null; days: Day[] }[] = [];
  for (const day of days) {
    const last = blocks.at(-1);
    if (last && day.type === 'rest' && last.days[0]?.type === 'rest') last.days.push(day);
    else blocks.push({ name: null, days: [day] });
  }
  return blocks;
}

function nameSpan(unit: string, first: number, last: number): string {
  return first === last ? `${unit} ${first}` : `${unit}s ${first}–${last}`;
}

/** One paragraph for each block. */
export function writeBlocks(writer: PlanWriter, blocks: readonly Block[]): string[] {
  return blocks.map(({ name, days }) => {
    if (name !== null) return writeBlock(writer, { name, days });
    const [day, ...more] = days;
    if (!day) return '';
    return more.length > 0 ? writeRest(day.day, more.length + day.day) : writeDay(writer, day);
  });
}

function writeRest(first: number, last: number): string {
  return `**Days ${first}–${last}** (0 min)\n- Rest. Nothing is planned on these days.`;
}
