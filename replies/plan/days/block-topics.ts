import type { TopicSection } from '#content/roadmap.ts';
import type { Day } from '#planner/types/plan.ts';

import { type Telling, tellPage, tellTask } from './telling.ts';
import { linkTopic } from '../../words.ts';
import { joinWords } from '#wording/lists.ts';

/** Each new topic of the block once, with all the minutes it takes in it. */
export function writeTopics(telling: Telling, days: readonly Day[]): string[] {
  const items = Map.groupBy(
    days.flatMap((day) => day.items),
    ({ key }) => key,
  );
  const topics = [...items].flatMap(([key, parts]) => {
    const topic = telling.library.topics.get(key);
    const minutes = parts.reduce((sum, item) => sum + item.minutes, 0);
    const ends = parts.at(-1)?.part === parts.at(-1)?.parts;
    if (ends) telling.known.add(key);
    const which = sayWhich(parts[0]?.part === 1, ends);
    if (!topic) return [];
    const link = linkTopic(topic);
    if (telling.bare) return [which === '' ? link : `${link} (${which})`];
    const told = tellTopic(telling, topic, { part: parts[0]?.part ?? 1, ends });
    return [`- ${link} (${which === '' ? '' : `${which}, `}${minutes} min)${told}`];
  });
  return telling.bare && topics.length > 0 ? [`- New: ${joinWords(topics)}.`] : topics;
}

function sayWhich(begins: boolean, ends: boolean): string {
  if (begins) return ends ? '' : 'begin';
  return ends ? 'finish' : 'go on';
}

type Sitting = { readonly part: number; readonly ends: boolean };

function tellTopic(telling: Telling, topic: TopicSection, { part, ends }: Sitting): string {
  const { page } = tellPage(topic, part);
  if (ends && telling.taskWords === 0) telling.cut.add(topic.key);
  const task = ends && telling.taskWords > 0 ? ` ${tellTask(telling, topic)}` : '';
  return page === '' ? `.${task}` : `: ${page}.${task}`;
}
