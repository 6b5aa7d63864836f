import type { Day } from '#planner/plan.ts';

import { formatWholeDate } from '../record/telling/dates.ts';
import { dateOfDay } from './dates.ts';
import { nameTopic, type ShownTopic } from './topics.ts';
import { listAsked } from './list-asked.ts';
import type { LivingPlan } from './living.ts';
import { isFree, nameDay, sayFill } from './words.ts';

/** A plan as Markdown; `site` is where the roadmaps' addresses begin, as in "https://example.org". */
export function writeMarkdown(living: LivingPlan, site: string): string {
  const { saved, plan } = living;
  const days = plan.days.filter((day) => !isFree(day)).map((day) => writeDay(living, day, site));
  const head = [`# ${escapeMarks(saved.title)}`, `Begins on ${formatWholeDate(saved.starts)}.`];
  return [...head, ...days, ''].join('\n\n');
}

function writeDay({ saved, shown, progress }: LivingPlan, day: Day, site: string): string {
  const link = (key: string) => linkTopic(shown.get(key), { name: nameTopic(shown, key), site });
  const learn = day.items.map(({ key, part, parts, minutes }) => {
    const which = parts > 1 ? `part ${part} of ${parts}, ` : '';
    return `- [ ] ${link(key)} (${which}${minutes} min)`;
  });
  const ask = listAsked(day, progress).map((key) => `- [ ] Ask yourself about ${link(key)}`);
  const fill = day.fill ? [`- [ ] ${escapeMarks(sayFill(day.fill, (key) => nameTopic(shown, key)))}`] : [];
  return [
    `## Day ${day.day}, ${formatWholeDate(dateOfDay(saved.starts, day.day))}`,
    '',
    `${nameDay(day.type)}, ${day.minutes} min`,
    '',
    ...learn,
    ...ask,
    ...fill,
  ].join('\n');
}

/** The topic, and the first page to read on it. */
function linkTopic(topic: ShownTopic | undefined, { name, site }: { name: string; site: string }): string {
  if (!topic) return `${escapeMarks(name)}, no longer in the roadmap`;
  const [page] = topic.websites;
  const read = page ? `: [${escapeMarks(page.title)}](<${page.url}>)` : '';
  return `[${escapeMarks(topic.topic)}](${site}${topic.href})${read}`;
}

/** Titles hold code such as `<div>` and `a[i]`, and say the same in Markdown. */
function escapeMarks(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]<>#|~]/g, String.raw`\$&`);
}
