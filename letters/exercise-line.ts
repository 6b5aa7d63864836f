import type { Day } from '#planner/plan.ts';

import type { TaughtTopic } from './library.ts';
import { joinWords, linkTopic } from './words.ts';

const onceOnly =
  /^(?:what |installing |running |first-time |getting started|creating a (?:new )?(?:project|react|vue))/i;
const onceOnlyTask = /^(?:on paper|install|draw |find )/i;

/** What a day's spare minutes are for, one way after the other, so that two days on end do not ask the same. */
export function describeExercise(topics: readonly TaughtTopic[], { day, items }: Day): string {
  const begun = items.some(({ part, parts }) => part < parts);
  if (begun) return 'Type in the examples that you read, and change one thing in each.';
  const names = joinWords(topics.map(linkTopic));
  const readings = listReadings(topics, items);
  const isSetup = topics.some(isOnceOnly);
  const ways =
    isSetup && readings.length > 0 ? readings : [...listRepeats(topics, names), ...readings, explain(names)];
  return ways[day % ways.length] ?? explain(names);
}

/** Setting up and first ideas: there is nothing in them to do a second time. */
export function isOnceOnly({ topic, task }: TaughtTopic): boolean {
  return onceOnly.test(topic) || onceOnlyTask.test(task);
}

function explain(names: string): string {
  return `Close the pages, and explain ${names} with an example of your own.`;
}

function listRepeats(topics: readonly TaughtTopic[], names: string): string[] {
  if (topics.some(isOnceOnly)) return [];
  return [
    `Do the task of ${names} again without looking, with other values.`,
    `Change one thing in your work on ${names}. Say first what will happen, then look.`,
  ];
}

/** Another page on one of the topics, one that the day does not name yet. */
function listReadings(topics: readonly TaughtTopic[], items: Day['items']): string[] {
  const pages = topics.flatMap(({ key, marks }) => {
    const page = marks.pages[items.find((item) => item.key === key)?.parts ?? 1];
    return page === undefined ? [] : [page];
  });
  return pages.slice(0, 1).map((page) => `Read ${page}, and try one thing from it that is new to you.`);
}
