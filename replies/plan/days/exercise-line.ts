import type { TopicSection } from '#content/roadmap.ts';
import type { Day } from '#planner/types/plan.ts';

import { marksOf } from '../../marks.ts';
import { linkTopic } from '../../words.ts';
import { joinWords } from '#wording/lists.ts';

const onceOnly =
  /^(?:what |installing |running |first-time |getting started|creating a (?:new )?(?:project|react|vue))/i;
const onceOnlyTask = /^(?:on paper|install|draw |find )/i;

/** Who has so many minutes does one thing more. */
const enoughForMore = 30;
const wayMinutes = 25;

/** What a day's spare minutes are for, one way after the other, so that two days on end do not ask the same. */
export function describeExercise(topics: readonly TopicSection[], { day, items, fill }: Day): string {
  const begun = items.some(({ part, parts }) => part < parts);
  if (begun && topics.every(isOnceOnly)) return 'Write down in your own words what is new to you.';
  if (begun) return 'Type in the examples that you read, and change one thing in each.';
  const readings = listReadings(topics, items);
  const isSetup = topics.some(isOnceOnly);
  const again = topics.filter((topic) => !isOnceOnly(topic));
  const ways = isSetup
    ? [...readings, ...listRepeats(again), explain(topics)]
    : [...listRepeats(topics), ...readings, explain(topics)];
  return joinWays(ways, isSetup ? 0 : day, fill?.minutes ?? 0);
}

/** One way, or where there is time for more those that follow it. */
function joinWays(ways: readonly string[], first: number, minutes: number): string {
  const many = minutes < enoughForMore ? 1 : Math.min(ways.length, Math.round(minutes / wayMinutes));
  const chosen = Array.from({ length: many }, (_, at) => ways[(first + at) % ways.length] ?? '');
  return chosen.map((way, at) => (at === 0 ? way : `Then ${lowerFirst(way)}`)).join(' ');
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Setting up and first ideas: there is nothing in them to do a second time. */
export function isOnceOnly({ title, task }: Pick<TopicSection, 'title' | 'task'>): boolean {
  return onceOnly.test(title) || onceOnlyTask.test(task);
}

function explain(topics: readonly TopicSection[]): string {
  return `Close the pages, and explain ${joinWords(topics.map(linkTopic))} with an example of your own.`;
}

function listRepeats(topics: readonly TopicSection[]): string[] {
  if (topics.length === 0) return [];
  const names = joinWords(topics.map(linkTopic));
  return [
    `Do the task of ${names} again without looking, with other values.`,
    `Change one thing in your work on ${names}. Say first what will happen, then look.`,
  ];
}

/** Another page on one of the topics, one that the day does not name yet. */
function listReadings(topics: readonly TopicSection[], items: Day['items']): string[] {
  const pages = topics.flatMap((topic) => {
    const page = marksOf(topic).pages[items.find(({ key }) => key === topic.key)?.parts ?? 1];
    return page === undefined ? [] : [page];
  });
  return pages.slice(0, 1).map((page) => `Read ${page}, and try one thing from it that is new to you.`);
}
