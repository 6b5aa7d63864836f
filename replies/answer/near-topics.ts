import type { Found } from '../../search/find-topics.ts';

import { levelNumbers } from '../levels.ts';
import type { Library, TaughtTopic } from '../library.ts';
import type { Request } from '../request.ts';
import { joinWords, linkTopic } from '../words.ts';

type Answered = {
  readonly best: TaughtTopic;
  readonly explained: readonly TaughtTopic[];
  /** All that was found, best first. */
  readonly topics: readonly Found[];
};

/** So far from the best score, a topic only shares a word with the question. */
const alsoNear = 0.4;
const namedAtMost = 3;

/** What the answer depends on, and other topics near it that are not above the learner. */
export function writeNear(library: Library, { level }: Pick<Request, 'level'>, answered: Answered): string[] {
  const { best, explained } = answered;
  const before = listBefore(library, best).filter((topic) => !explained.includes(topic));
  const most = Math.max(levelNumbers[best.level], level === null ? 1 : levelNumbers[level]);
  const near = listOthers(library, answered)
    .filter((topic) => levelNumbers[topic.level] <= most && !before.includes(topic))
    .slice(0, namedAtMost);
  return [
    ...(before.length > 0 ? [`Learn first: ${joinWords(before.map(linkTopic))}.`] : []),
    ...(near.length > 0 ? [`Related: ${joinWords(near.map(linkTopic))}.`] : []),
  ];
}

function listBefore(library: Library, { after, technology }: TaughtTopic): TaughtTopic[] {
  return after.flatMap(
    (name) => library.topics.get(name.includes('/') ? name : `${technology.slug}/${name}`) ?? [],
  );
}

function listOthers(library: Library, { explained, topics }: Answered): TaughtTopic[] {
  const least = alsoNear * (topics[0]?.score ?? 0);
  return topics
    .filter(({ score }) => score >= least)
    .flatMap(({ key }) => library.topics.get(key) ?? [])
    .filter((topic) => !explained.includes(topic));
}
