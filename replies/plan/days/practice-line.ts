import type { Day } from '#planner/types/plan.ts';

import { describeRepeat, recallReading } from '#wording/plan.ts';
import { isOnceOnly } from './exercise-line.ts';
import { givenBy, type Telling, topicsOf } from './telling.ts';
import { marksOf } from '../../marks.ts';
import { linkTopic } from '../../words.ts';
import { listSome } from '#wording/lists.ts';

const namedAtMost = 4;
/** The pages that the day of a topic may name. */
const pagesOfDay = 2;

/** What to practise on some days: tasks that were given by then and can be done twice, else what was read. */
export function describePractice(telling: Telling, days: readonly Day[]): string {
  const about = days.flatMap(({ fill }) => fill?.about ?? []);
  const given = topicsOf(telling, [
    ...new Set(days.flatMap(({ day, fill }) => givenBy(telling, fill?.about ?? [], day))),
  ]);
  const again = given.filter((topic) => !isOnceOnly(topic));
  const name = (topics: typeof given) => listSome(topics.map(linkTopic), namedAtMost);
  if (again.length > 0) return describeRepeat(again.length, name(again));
  const [page] = given.flatMap((topic) => marksOf(topic).pages.slice(pagesOfDay));
  if (page !== undefined) return `Read ${page}, and try one thing from it that is new to you.`;
  if (given.length > 0) return `Close the pages, and explain ${name(given)} with an example of your own.`;
  if (about.length === 0) return recallReading;
  return `Go once more through what you have read of ${name(topicsOf(telling, [...new Set(about)]))}, and type in its examples.`;
}
