import type { TopicSection } from '#content/roadmap.ts';
import { addressOf } from '#content/topic-key.ts';
import { nameWork, type Work } from '#journal/fold/state.ts';
import type { Day } from '#planner/types/plan.ts';

import { formatWholeDate } from '#wording/dates.ts';
import { describePart } from '#wording/plan.ts';
import { dateOfDay } from '#planner/time/plan-dates.ts';
import { nameTopic, retired } from '../topics.ts';
import { listWork } from '../days/list-work.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { isFree, nameDayType, describeFill } from '../describe-fill.ts';

/** A plan as Markdown; `site` is where the roadmaps' addresses begin, as in "https://example.org". */
export function writeMarkdown(tracked: TrackedPlan, site: string): string {
  const { saved, plan } = tracked;
  const days = plan.days.filter((day) => !isFree(day)).map((day) => writeDay(tracked, day, site));
  const head = [`# ${escapeMarks(saved.title)}`, `Starts on ${formatWholeDate(saved.starts)}.`];
  return [...head, ...days, ''].join('\n\n');
}

function writeDay(tracked: TrackedPlan, day: Day, site: string): string {
  const { saved } = tracked;
  return [
    `## Day ${day.day}, ${formatWholeDate(dateOfDay(saved.starts, day.day))}`,
    '',
    `${nameDayType(day.type)}, ${day.minutes} min`,
    '',
    ...writeTopics(tracked, day, site),
    ...writeWork(tracked, day, site),
  ].join('\n');
}

function writeTopics({ shown, progress }: TrackedPlan, { items }: Day, site: string): string[] {
  return items.map(({ key, part, parts, minutes }) => {
    const isDone = Object.hasOwn(progress.done, key) || part <= (progress.begun?.[key] ?? 0);
    const which = parts > 1 ? `${describePart({ part, parts })}, ` : '';
    const link = linkTopic(shown.get(key), { name: nameTopic(shown, key), site });
    return `${writeBox(isDone)} ${link} (${which}${minutes} min)`;
  });
}

function writeWork(tracked: TrackedPlan, day: Day, site: string): string[] {
  const { saved, shown } = tracked;
  const { asked, fill } = listWork(tracked, day);
  const name = (key: string) => nameTopic(shown, key);
  const box = (work: Work) => writeBox(saved.worked.has(nameWork(work)));
  return [
    ...asked.map((work) => {
      const [key = ''] = work.about;
      return `${box(work)} Ask yourself about ${linkTopic(shown.get(key), { name: name(key), site })}`;
    }),
    ...(day.fill && fill ? [`${box(fill)} ${escapeMarks(describeFill(day.fill, name))}`] : []),
  ];
}

function writeBox(isDone: boolean): string {
  return isDone ? '- [x]' : '- [ ]';
}

/** The topic and the first page to read about it. */
function linkTopic(topic: TopicSection | undefined, { name, site }: { name: string; site: string }): string {
  if (!topic) return `${escapeMarks(name)} ${retired}`;
  const [page] = topic.websites;
  const read = page ? `: [${escapeMarks(page.title)}](<${page.url}>)` : '';
  return `[${escapeMarks(topic.title)}](${site}${addressOf(topic.key)})${read}`;
}

/** Titles contain code such as `<div>` and `a[i]`. */
function escapeMarks(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]<>#|~]/g, String.raw`\$&`);
}
