import { dateOfDay, formatFull, formatLong } from './dates.ts';
import { nameTopic, type ShownTopic } from './topics.ts';
import type { LivingPlan } from './living.ts';
import { isFree, nameDay, sayFill } from './words.ts';

/** A plan as Markdown; `site` is where the roadmaps' addresses begin, as in "https://example.org". */
export function writeMarkdown({ saved, plan, shown }: LivingPlan, site: string): string {
  const name = (key: string) => nameTopic(shown, key);
  const days = plan.days
    .filter((day) => !isFree(day))
    .map(({ day, type, minutes, items, reviews, recalls, fill }) =>
      [
        `## Day ${day}, ${formatLong(dateOfDay(saved.starts, day))}`,
        '',
        `${nameDay(type)}, ${minutes} min`,
        '',
        ...items.map(({ key, part, parts, minutes: length }) => {
          const which = parts > 1 ? `part ${part} of ${parts}, ` : '';
          return `- [ ] ${linkTopic(shown.get(key), { key, site })} (${which}${length} min)`;
        }),
        ...[...new Set([...recalls, ...reviews.map(({ key }) => key)])].map(
          (key) => `- [ ] Ask yourself about ${linkTopic(shown.get(key), { key, site })}`,
        ),
        ...(fill ? [`- [ ] ${escapeMarks(sayFill(fill, name))}`] : []),
      ].join('\n'),
    );
  return [`# ${escapeMarks(saved.title)}`, `Begins on ${formatFull(saved.starts)}.`, ...days, ''].join(
    '\n\n',
  );
}

/** The topic, and the first page to read on it. */
function linkTopic(topic: ShownTopic | undefined, { key, site }: { key: string; site: string }): string {
  if (!topic) return escapeMarks(key);
  const [page] = topic.websites;
  const read = page ? `: [${escapeMarks(page.title)}](<${page.url}>)` : '';
  return `[${escapeMarks(topic.topic)}](${site}${topic.href})${read}`;
}

/** Titles hold code such as `<div>` and `a[i]`, and say the same in Markdown. */
function escapeMarks(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#|~]/g, String.raw`\$&`);
}
