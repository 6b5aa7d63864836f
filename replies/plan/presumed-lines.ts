import type { Plan } from '#planner/types/plan.ts';
import { findPresumed } from '#planner/select/find-presumed.ts';

import { levelNames } from '#wording/topic-words.ts';
import { sayLearnFirst } from './learn-first.ts';
import type { Library } from '../library.ts';
import { linkTopic, nameOf } from '../words.ts';
import { count } from '#wording/counts.ts';
import { listSome } from '#wording/lists.ts';

const maxNamed = 5;

/** What the plan takes as known because of the level, and what it teaches below it where there is little at the level. */
export function sayPresumed(library: Library, { technologies, request, covered }: Plan): string[] {
  const topics = technologies.flatMap((slug) => library.topicsOf.get(slug) ?? []);
  const { keys, widened } = findPresumed(topics, request);
  const taught = new Set(covered);
  const presumed = keys.filter((key) => !taught.has(key)).flatMap((key) => library.topics.get(key) ?? []);
  const level = levelNames[request.level];
  return [
    ...(presumed.length > 0
      ? [
          `Taken as known at ${level} level, ${count(presumed.length, 'topic')}: ${listSome(presumed.map(linkTopic), maxNamed)}. ${sayLearnFirst(presumed.length)}`,
        ]
      : []),
    ...widened.map(
      ({ technology, own, added }) =>
        `${nameOf(library, technology)} has only ${count(own, 'topic')} at ${level} level, so ${count(added, 'topic')} below it are in this plan too, in less time.`,
    ),
  ];
}
