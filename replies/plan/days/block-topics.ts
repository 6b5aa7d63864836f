import type { TopicSection } from '#content/roadmap.ts';
import { isStepKey } from '#content/topic-key.ts';
import type { Day, Item } from '#planner/types/plan.ts';
import { beginsWithTask, lookUpLabel, lookUpTogether } from '#wording/plan.ts';

import { linkStep, sayShows } from '../goal/step-line.ts';
import { type PlanWriter, choosePage, writeTask } from './plan-writer.ts';
import { linkTopic } from '../../words.ts';
import { joinWords } from '#wording/lists.ts';

/** Each new topic of the block once, with all the minutes it takes in it. */
export function writeTopics(writer: PlanWriter, days: readonly Day[]): string[] {
  const items = Map.groupBy(
    days.flatMap((day) => day.items),
    ({ key }) => key,
  );
  const topics = [...items].flatMap(([key, parts]) => {
    const topic = writer.library.topics.get(key);
    const minutes = parts.reduce((sum, item) => sum + item.minutes, 0);
    const ends = parts.at(-1)?.part === parts.at(-1)?.parts;
    if (ends) writer.known.add(key);
    const which = sayWhich(parts[0]?.part === 1, ends);
    if (!topic) return writeStepOf(writer, key, { minutes, which, ends });
    const link = linkTopic(topic);
    if (writer.bare) return [which === '' ? link : `${link} (${which})`];
    const told = writeWork(writer, topic, parts);
    return [`- ${link} (${which === '' ? '' : `${which}, `}${minutes} min)${told}`];
  });
  return writer.bare && topics.length > 0 ? [`- New: ${joinWords(topics)}.`] : topics;
}

type StepTime = { readonly minutes: number; readonly which: string; readonly ends: boolean };

function writeStepOf(
  { library, plan, bare }: PlanWriter,
  key: string,
  { minutes, which, ends }: StepTime,
): string[] {
  const link = linkStep(library, plan, key);
  if (link === null) return [];
  if (bare) return [`${link} of the project`];
  const shows = ends ? sayShows(library, plan, key) : '.';
  return [`- Project: ${link} (${which === '' ? '' : `${which}, `}${minutes} min)${shows}`];
}

function sayWhich(begins: boolean, ends: boolean): string {
  if (begins) return ends ? '' : 'begin';
  return ends ? 'finish' : 'go on';
}

function writeWork(writer: PlanWriter, topic: TopicSection, parts: readonly Item[]): string {
  const [first, last] = [parts[0], parts.at(-1)];
  const { page } = choosePage(topic, first?.part ?? 1);
  const ends = last?.part === last?.parts;
  if (ends && writer.taskWords === 0) writer.cut.add(topic.key);
  const task = ends && writer.taskWords > 0 ? ` ${writeTask(writer, topic)}` : '';
  if (first && task !== '' && page !== '' && beginsWithTask(writer.plan, first, isStepKey))
    return `.${task} ${writer.child ? lookUpTogether : lookUpLabel} ${page}.`;
  return page === '' ? `.${task}` : `: ${page}.${task}`;
}
