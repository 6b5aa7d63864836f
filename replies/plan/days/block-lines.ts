import type { Day } from '#planner/types/plan.ts';

import { writeNextGoals } from '../goal/step-line.ts';
import { writeTopics } from './block-topics.ts';
import { writeBlockProjects } from './project-line.ts';
import { type PlanWriter, topicsOf } from './plan-writer.ts';
import { linkTopic } from '../../words.ts';
import { count } from '#wording/counts.ts';
import { joinWords, listSome } from '#wording/lists.ts';
import { describeTest } from '#wording/plan.ts';

const maxNamed = 4;

/** A week, a fortnight or a month: its new topics, what is built, what is tested, what is asked. */
export function writeBlock(
  writer: PlanWriter,
  { name, days }: { readonly name: string; readonly days: readonly Day[] },
): string {
  const first = days[0]?.day ?? 0;
  const last = days.at(-1)?.day ?? first;
  const range = first === last ? `Day ${first}` : `Days ${first}–${last}`;
  return [
    `**${name} (${range})**`,
    ...writeRecalled(writer, days),
    ...writeNextGoals(writer.library, writer.plan, days),
    ...writeTopics(writer, days),
    ...writeBlockProjects(writer, days),
    ...writeTests(writer, days),
    ...writeReviewed(writer, days),
  ].join('\n');
}

function writeRecalled(writer: PlanWriter, days: readonly Day[]): string[] {
  const topics = topicsOf(
    writer,
    days.flatMap(({ recalls }) => recalls),
  );
  return topics.length > 0 ? [`- First recall what you know of ${joinWords(topics.map(linkTopic))}.`] : [];
}

function writeTests(writer: PlanWriter, days: readonly Day[]): string[] {
  const tests = days.flatMap(({ fill }) => (fill?.kind === 'test' ? [fill] : []));
  const longest = Math.max(0, ...tests.map(({ minutes }) => minutes));
  const names = nameSome(
    writer,
    tests.flatMap(({ about }) => about),
  );
  return tests.length > 0 ? [`- Test, ${count(tests.length, 'day')}. ${describeTest(longest, names)}`] : [];
}

function writeReviewed(writer: PlanWriter, days: readonly Day[]): string[] {
  const keys = days.flatMap(({ reviews }) => reviews.map(({ key }) => key));
  if (keys.length === 0) return [];
  return [`- Review, ${count(keys.length, 'question')}, on ${nameSome(writer, keys)}.`];
}

function nameSome(writer: PlanWriter, keys: readonly string[]): string {
  return listSome(topicsOf(writer, [...new Set(keys)]).map(linkTopic), maxNamed);
}
