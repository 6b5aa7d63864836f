import { nameWork } from '#journal/fold/state.ts';
import { listDayQuestions } from '#planner/stored-plan/list-day-questions.ts';
import { dateOfDay } from '#planner/time/plan-dates.ts';
import type { Day, Item } from '#planner/types/plan.ts';

import { describeFillOf } from '../projects/describe-fill.ts';
import { joinWords } from '../lists.ts';
import { nameSlug } from '../names.ts';
import { nameStep, nameWorkKind, showsLabel } from '../plan.ts';
import { type ItemLines, listItemLines } from '../projects/list-item-lines.ts';
import type { CalendarPlan } from './calendar-plan.ts';

/** A day with work. `id` stays the same when the work of the day changes. */
export type StudySession = {
  readonly id: string;
  readonly date: string;
  readonly minutes: number;
  readonly summary: string;
  readonly description: string;
};

/** Gives the whole address of a topic or a step. */
type LinkTo = (key: string) => string;

/** The days of a plan that have work, with what is done in words. */
export function listSessions(calendar: CalendarPlan, linkTo: LinkTo): StudySession[] {
  const { saved, plan } = calendar;
  return plan.days
    .filter(({ minutes }) => minutes > 0)
    .map((day) => ({
      id: `${saved.id}-${day.day}@waymark`,
      date: dateOfDay(saved.starts, day.day),
      minutes: day.minutes,
      summary: markDone(isDayDone(calendar, day), nameDay(calendar, day)),
      description: describeDay(calendar, day, linkTo),
    }));
}

function markDone(isDone: boolean, words: string): string {
  return isDone ? `Done: ${words}` : words;
}

function nameDay(calendar: CalendarPlan, { items, fill }: Day): string {
  if (items.length > 0) return joinWords(items.map(({ key }) => nameItem(calendar, key)));
  return fill ? nameWorkKind(fill.kind) : 'Questions';
}

function nameTopic({ shown }: CalendarPlan, key: string): string {
  return shown.get(key)?.title ?? nameSlug(key.split('/')[1] ?? '');
}

function nameItem(calendar: CalendarPlan, key: string): string {
  const topic = calendar.shown.get(key);
  const name = nameTopic(calendar, key);
  return topic && 'step' in topic ? nameStep(name) : name;
}

function isDayDone(calendar: CalendarPlan, day: Day): boolean {
  const { dropped = [] } = calendar.progress;
  const open = day.items.filter(({ key }) => !dropped.includes(key));
  if (open.length === 0 && !day.fill) return false;
  return open.every((item) => isItemDone(calendar, item)) && (!day.fill || isFillDone(calendar, day));
}

function isItemDone({ progress: { done, begun = {} } }: CalendarPlan, { key, part }: Item): boolean {
  return Object.hasOwn(done, key) || part <= (begun[key] ?? 0);
}

function isFillDone({ saved }: CalendarPlan, { day, fill }: Day): boolean {
  const about = [...new Set(fill?.about)];
  return saved.worked.has(nameWork({ day, work: fill?.kind ?? '', about }));
}

function describeDay(calendar: CalendarPlan, day: Day, linkTo: LinkTo): string {
  const { progress, projects } = calendar;
  const name = (key: string) => nameTopic(calendar, key);
  const asked = listDayQuestions(day, progress).map((key) => nameItem(calendar, key));
  const fill = day.fill ? describeFillOf(day, { projects, name }).replaceAll('`', '') : '';
  return [
    ...day.items.map((item) => markDone(isItemDone(calendar, item), describeItem(calendar, item, linkTo))),
    ...(asked.length > 0 ? [`Ask yourself about ${joinWords(asked)}.`] : []),
    ...(day.fill ? [markDone(isFillDone(calendar, day), fill)] : []),
  ].join('\n');
}

function describeItem(calendar: CalendarPlan, item: Item, linkTo: LinkTo): string {
  const topic = calendar.shown.get(item.key);
  const name = nameItem(calendar, item.key);
  if (!topic) return `${name} (no longer in the plan’s roadmaps)`;
  const head = `${name} (${item.minutes} min)`;
  const link = linkTo(item.key);
  if ('step' in topic) return [head, ...listLines(listItemLines(calendar, topic, item)), link].join('\n');
  const [page] = topic.websites;
  return [head, link, ...(page ? [page.url] : [])].join('\n');
}

function listLines({ words, does, shows }: ItemLines): string[] {
  return [
    ...(words === '' ? [] : [words]),
    ...does.map((text) => `- ${text}`),
    ...(shows === null ? [] : [`${showsLabel}: ${shows}`]),
  ].map((text) => text.replaceAll('`', ''));
}
