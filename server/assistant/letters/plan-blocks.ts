import type { Day, Plan } from '#planner/plan.ts';

import type { Library } from '../library.ts';
import { writeDay } from './plan-day.ts';
import { count, joinWords, linkTopic } from './words.ts';

/** What one paragraph of a plan is about; a single day has no name. */
export type Block = { readonly name: string | null; readonly days: readonly Day[] };

/** Up to these many days, a block is so long: a day, a week, a fortnight, a month. */
const lengths = [
  { upTo: 126, days: 7, name: (number: number) => `Week ${number}` },
  { upTo: 730, days: 14, name: (number: number) => `Weeks ${2 * number - 1}–${2 * number}` },
];
const longest = { days: 30, name: (number: number) => `Month ${number}` };
const dayByDay = 31;

/** The plan by day where it is short, else by week, fortnight or month. */
export function cutBlocks({ days }: Plan): Block[] {
  if (days.length <= dayByDay) return days.map((day) => ({ name: null, days: [day] }));
  const { days: size, name } = lengths.find(({ upTo }) => days.length <= upTo) ?? longest;
  return Array.from({ length: Math.ceil(days.length / size) }, (_, at) => ({
    name: name(at + 1),
    days: days.slice(at * size, (at + 1) * size),
  }));
}

/** One paragraph for each block. */
export function writeBlocks(library: Library, blocks: readonly Block[]): string[] {
  const told = new Set<string>();
  return blocks.map(({ name, days }) =>
    name === null
      ? days.map((day) => writeDay(library, day, told)).join('\n')
      : writeBlock(library, { name, days }),
  );
}

function writeBlock(library: Library, { name, days }: Block): string {
  const first = days[0]?.day ?? 0;
  const last = days.at(-1)?.day ?? first;
  const range = first === last ? `Day ${first}` : `Days ${first}–${last}`;
  const recalls = days.flatMap((day) => day.recalls).flatMap((key) => library.topics.get(key) ?? []);
  const recall =
    recalls.length > 0 ? [`- First recall what you know of ${joinWords(recalls.map(linkTopic))}.`] : [];
  return [`**${name} (${range})**`, ...recall, ...writeTopics(library, days), ...writeRest(days)].join('\n');
}

/** Each new topic of the block once, with all the minutes it takes in it. */
function writeTopics(library: Library, days: readonly Day[]): string[] {
  const minutes = new Map<string, number>();
  for (const { items } of days) {
    for (const item of items) minutes.set(item.key, (minutes.get(item.key) ?? 0) + item.minutes);
  }
  return [...minutes].flatMap(([key, total]) => {
    const topic = library.topics.get(key);
    return topic ? [`- ${linkTopic(topic)} (${total} min): ${topic.marks.pages[0] ?? ''}`] : [];
  });
}

function writeRest(days: readonly Day[]): string[] {
  const reviews = days.reduce((sum, day) => sum + day.reviews.length, 0);
  const projects = days.filter(({ type }) => type === 'project').length;
  const practice = days.filter(({ type }) => type === 'practice').length;
  const parts = [
    ...(reviews > 0 ? [count(reviews, 'review question')] : []),
    ...(projects > 0 ? [count(projects, 'project day')] : []),
    ...(practice > 0 ? [count(practice, 'practice day')] : []),
  ];
  return parts.length > 0 ? [`- Also: ${joinWords(parts)}.`] : [];
}
