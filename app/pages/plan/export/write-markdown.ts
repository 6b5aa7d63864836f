import { addressOf } from '#content/topic-key.ts';
import { nameWork, type Work } from '#journal/fold/state.ts';
import type { Day } from '#planner/types/plan.ts';

import { formatWholeDate } from '#wording/dates.ts';
import { escapeMarkdown, escapeWords } from '#wording/markdown.ts';
import { listNextSpans, mayLeaveOut, sayEnds, sayFrom, usesKnown } from '#wording/next-goals.ts';
import { describePart, nameStep, showsLabel } from '#wording/plan.ts';
import { isChild } from '#planner/time/allowance.ts';
import { dateOfDay } from '#planner/time/plan-dates.ts';
import { describeRetired, isStepSection, nameItem } from '../topics.ts';
import { listWork } from '../days/list-work.ts';
import { type ItemLines, listItemLines } from '#wording/projects/list-item-lines.ts';
import type { PlanSection, TrackedPlan } from '../tracked/tracked-plan.ts';
import { isFree, nameDayType, describeFill } from '../describe-fill.ts';

/** A plan as Markdown; `site` is where the roadmaps' addresses begin, as in "https://example.org". */
export function writeMarkdown(tracked: TrackedPlan, site: string): string {
  const { saved, plan } = tracked;
  const days = plan.days.filter((day) => !isFree(day)).map((day) => writeDay(tracked, day, site));
  const head = [
    `# ${escapeMarkdown(saved.title)}`,
    `Starts on ${formatWholeDate(saved.starts)}.`,
    ...writeGoal(tracked, site),
    ...(isChild(plan.request.age) ? ['The pages are written for adults: read them with a grown-up.'] : []),
  ];
  return [...head, ...days, ''].join('\n\n');
}

function writeGoal({ goal, nextGoals, plan }: TrackedPlan, site: string): string[] {
  if (!goal) return [];
  const link = (one: { readonly id: string; readonly title: string }) =>
    `[${escapeMarkdown(one.title)}](${site}/goals/${one.id})`;
  const next = listNextSpans(plan, nextGoals).map(
    (span) => `${sayFrom(span)}: ${link(span.goal)}, ${usesKnown}. ${sayEnds(span)} ${mayLeaveOut}`,
  );
  return [`${link(goal)}: ${escapeWords(goal.end)}`, ...next];
}

function writeDay(tracked: TrackedPlan, day: Day, site: string): string {
  const { saved } = tracked;
  return [
    `## Day ${day.day}, ${formatWholeDate(dateOfDay(saved.starts, day.day))}`,
    '',
    `${nameDayType(day.type)}, ${day.minutes} min`,
    '',
    ...writeItems(tracked, day, site),
    ...writeWork(tracked, day, site),
  ].join('\n');
}

function writeItems(tracked: TrackedPlan, { items }: Day, site: string): string[] {
  const { shown, progress } = tracked;
  return items.flatMap((item) => {
    const { key, part, parts, minutes } = item;
    const isDone = Object.hasOwn(progress.done, key) || part <= (progress.begun?.[key] ?? 0);
    const which = parts > 1 ? `${describePart({ part, parts })}, ` : '';
    const place = shown.get(key);
    const link = place ? linkPlace(place, site) : writeRetired(shown, key);
    const line = `${writeBox(isDone)} ${link} (${which}${minutes} min)`;
    return place && isStepSection(place)
      ? [line, ...writeChecks(listItemLines(tracked, place, item))]
      : [line];
  });
}

function writeChecks({ words, does, shows }: ItemLines): string[] {
  const all = [
    ...(words === '' ? [] : [words]),
    ...does,
    ...(shows === null ? [] : [`${showsLabel}: ${shows}`]),
  ];
  return all.map((text) => `  - ${escapeWords(text)}`);
}

function writeWork(tracked: TrackedPlan, day: Day, site: string): string[] {
  const { saved, shown } = tracked;
  const { asked, fill } = listWork(tracked, day);
  const box = (work: Work) => writeBox(saved.worked.has(nameWork(work)));
  return [
    ...asked.map((work) => {
      const [key = ''] = work.about;
      const place = shown.get(key);
      return `${box(work)} Ask yourself about ${place ? linkPlace(place, site) : writeRetired(shown, key)}`;
    }),
    ...(fill ? [`${box(fill)} ${escapeWords(describeFill(tracked, day))}`] : []),
  ];
}

function writeBox(isDone: boolean): string {
  return isDone ? '- [x]' : '- [ ]';
}

/** A step, or a topic and the first page to read about it. */
function linkPlace(place: PlanSection, site: string): string {
  const name = isStepSection(place) ? nameStep(place.title) : place.title;
  const [page] = isStepSection(place) ? [] : place.websites;
  const read = page ? `: [${escapeMarkdown(page.title)}](<${page.url}>)` : '';
  return `[${escapeMarkdown(name)}](${site}${addressOf(place.key)})${read}`;
}

function writeRetired(shown: TrackedPlan['shown'], key: string): string {
  return `${escapeMarkdown(nameItem(shown, key))} ${describeRetired(key)}`;
}
