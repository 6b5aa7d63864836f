import type { Day, Fill, Item, Plan } from '#planner/types/plan.ts';

import { isStepKey } from '#content/topic-key.ts';
import {
  beginsWithTask,
  describePart,
  describeReason,
  describeTest,
  headFill,
  lookUpLabel,
  lookUpTogether,
  readTogether,
} from '#wording/plan.ts';
import { escapeMarks } from '../../marks.ts';
import { listPlanGoals } from '../goal/reached-steps.ts';
import { writeNextGoals, writeStep } from '../goal/step-line.ts';
import { writeProjects } from './project-line.ts';
import { writeRecalls, writeReviews } from './review-lines.ts';
import { type PlanWriter, choosePage, writeTask, topicsOf } from './plan-writer.ts';
import { linkTopic } from '../../words.ts';
import { checkFirstLabel, listToCheck, maxToCheck } from '#wording/list-to-check.ts';
import { joinWords, listSome } from '#wording/lists.ts';

/** One day: its new topics with their page and task, its review questions, and what the other minutes are for. */
export function writeDay(writer: PlanWriter, day: Day): string {
  for (const { key, part, parts } of day.items) if (part === parts) writer.known.add(key);
  const lines = [
    ...writeToCheck(writer, day),
    ...writeRecalls(writer, day),
    ...writeNextGoals(writer.library, writer.plan, [day]),
    ...day.items.map((item) => writeItem(writer, item)),
    ...writeReviews(writer, day),
    ...(day.fill ? [writeFill(writer, day.day, day.fill)] : []),
  ];
  const rest = lines.length === 0 ? ['- Rest. Nothing is planned today.'] : lines;
  return [`**Day ${day.day}** (${day.minutes} min)`, ...rest].join('\n');
}

/** On the first day, what the plan takes as known because of the level. */
function writeToCheck(writer: PlanWriter, { day }: Day): string[] {
  const { library, plan } = writer;
  const steps = listPlanGoals(library, plan).flatMap((goal) => goal.steps);
  const needs = new Map(steps.map((step) => [step.key, step.needs]));
  const prerequisitesOf = (key: string) => needs.get(key) ?? library.topics.get(key)?.prerequisites ?? [];
  const topics = day === 1 ? topicsOf(writer, listToCheck(plan, prerequisitesOf)) : [];
  if (topics.length === 0) return [];
  return [`- ${checkFirstLabel}: ${listSome(topics.map(linkTopic), maxToCheck)}.`];
}

function writeItem(writer: PlanWriter, item: Item): string {
  const { key, part, parts, minutes } = item;
  const topic = writer.library.topics.get(key);
  if (!topic) return writeStep(writer.library, writer.plan, item) ?? '';
  const which = parts > 1 ? `${describePart(item)}, ` : '';
  const { page, isNew } = choosePage(topic, part);
  const verb = writer.child ? readTogether : 'Read';
  const read = page === '' ? [] : [`${isNew ? verb : 'Go on with'} ${page}.`];
  const lookUp = writer.child ? lookUpTogether : lookUpLabel;
  const task = part === parts ? [writeTask(writer, topic)].filter((text) => text !== '') : [];
  const head = `- ${linkTopic(topic)} (${which}${minutes} min${sayWhy(writer, item)}).`;
  const isTaskFirst = task.length > 0 && beginsWithTask(writer.plan, item, isStepKey);
  if (isTaskFirst) return [head, ...task, ...(page === '' ? [] : [`${lookUp} ${page}.`])].join(' ');
  return [head, ...read, ...task].join(' ');
}

/** Why a topic is here that was not asked for, where others were. */
function sayWhy({ library, plan }: PlanWriter, { why }: Item): string {
  const wanted = plan.request.wanted ?? {};
  if (why.kind !== 'needed-for' || !Object.hasOwn(wanted, why.key) || leadsToOne(plan)) return '';
  const topic = library.topics.get(why.key);
  return topic ? `, ${describeReason(why, () => escapeMarks(topic.title))}` : '';
}

/** Whether the whole plan leads to one and the same topic: its opening says so, and no day has to. */
function leadsToOne({ days }: Plan): boolean {
  const reasons = days.flatMap(({ items }) => items.map(({ key, why }) => ({ key, why })));
  const ends = reasons.map(({ key, why }) =>
    why.kind === 'needed-for' ? why.key : why.kind === 'wanted' && key,
  );
  return new Set(ends).size === 1;
}

/** Plans made now have no other kinds of spare time. */
function writeFill(writer: PlanWriter, day: number, { kind, minutes, about }: Fill): string {
  const head = headFill({ kind, minutes });
  if (kind !== 'test') return `- ${head} ${writeProjects(writer, day, about)}`;
  return `- ${head} ${describeTest(minutes, joinWords(topicsOf(writer, about).map(linkTopic)))}`;
}
