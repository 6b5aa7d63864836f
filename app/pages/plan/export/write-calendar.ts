import ical from 'ical-generator';

import { addressOf } from '#content/topic-key.ts';

import { dateOfDay } from '#planner/time/plan-dates.ts';
import { listDayQuestions } from '../days/list-day-questions.ts';
import { describeRetired, isStepSection, nameItem } from '../topics.ts';
import { type ItemLines, listItemLines } from '../project/list-item-lines.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { joinWords } from '#wording/lists.ts';
import { nameStep, showsLabel } from '#wording/plan.ts';
import type { Item } from '#planner/types/plan.ts';
import { isFree, nameDayType, describeFill } from '../describe-fill.ts';

type Time = {
  /** When a session starts, such as "18:00", in the learner's time zone. */
  readonly clock: string;
  /** The origin of the roadmaps' addresses. */
  readonly site: string;
};

/** A plan as a calendar file, with an event for each day that has work. */
export function writeCalendar(tracked: TrackedPlan, { clock, site }: Time): string {
  const { saved, plan, shown, progress } = tracked;
  const calendar = ical({ name: toOneLine(saved.title), prodId: { company: 'Waymark', product: 'Plan' } });
  const name = (key: string) => nameItem(shown, key);
  for (const day of plan.days.filter((one) => !isFree(one))) {
    // A date without a zone is in the learner's time zone, daylight saving time included.
    const start = new Date(`${dateOfDay(saved.starts, day.day)}T${clock}`);
    const asked = listDayQuestions(day, progress);
    calendar.createEvent({
      id: `${saved.id}-${day.day}@waymark`,
      start,
      end: new Date(start.getTime() + day.minutes * 60_000),
      summary:
        day.items.length > 0 ? joinWords(day.items.map(({ key }) => name(key))) : nameDayType(day.type),
      description: [
        ...day.items.map((item) => describeItem(tracked, { name: name(item.key), item, site })),
        ...(asked.length > 0 ? [`Ask yourself about ${joinWords(asked.map(name))}.`] : []),
        ...(day.fill ? [describeFill(tracked, day).replaceAll('`', '')] : []),
      ].join('\n'),
      url: `${site}/plan`,
    });
  }
  return calendar.toString();
}

/** The library does not escape the name: a line break in it would start a new property. */
function toOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

type Described = { readonly name: string; readonly item: Item; readonly site: string };

function describeItem(tracked: TrackedPlan, { name, item, site }: Described): string {
  const shown = tracked.shown.get(item.key);
  if (!shown) return `${name} ${describeRetired(item.key)}`;
  const address = `${site}${addressOf(shown.key)}`;
  const size = `(${item.minutes} min)`;
  if (isStepSection(shown))
    return [
      `${nameStep(shown.title)} ${size}`,
      ...listChecks(listItemLines(tracked, shown, item)),
      address,
    ].join('\n');
  const [page] = shown.websites;
  return [`${shown.title} ${size}`, address, ...(page ? [page.url] : [])].join('\n');
}

function listChecks({ words, does, shows }: ItemLines): string[] {
  return [
    ...(words === '' ? [] : [words]),
    ...does.map((text) => `- ${text}`),
    ...(shows === null ? [] : [`${showsLabel}: ${shows}`]),
  ].map((text) => text.replaceAll('`', ''));
}
