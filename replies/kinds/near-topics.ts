import type { TopicSection } from '#content/roadmap.ts';
import type { Found } from '../../search/find-topics.ts';

import type { Library } from '../library.ts';
import type { Request } from '../request.ts';
import { linkTopic } from '../words.ts';
import { joinWords } from '#wording/lists.ts';

type Answered = {
  readonly best: TopicSection;
  readonly explained: readonly TopicSection[];
  /** All that was found, best first. */
  readonly topics: readonly Found[];
};

/** So far from the best score, a topic only shares a word with the question. */
const alsoNear = 0.4;
const maxNamed = 3;

/** What the answer depends on, and other topics near it that are not above the learner. */
export function writeNear(library: Library, { level }: Pick<Request, 'level'>, answered: Answered): string[] {
  const { best, explained } = answered;
  const before = listBefore(library, best).filter((topic) => !explained.includes(topic));
  const most = Math.max(best.level, level ?? 1);
  const near = listOthers(library, answered)
    .filter((topic) => topic.level <= most && !before.includes(topic))
    .slice(0, maxNamed);
  return [
    ...(before.length > 0 ? [`Learn first: ${joinWords(before.map(linkTopic))}.`] : []),
    ...(near.length > 0 ? [`Related: ${joinWords(near.map(linkTopic))}.`] : []),
  ];
}

function listBefore(library: Library, { prerequisites }: TopicSection): TopicSection[] {
  return prerequisites.flatMap((name) => library.topics.get(name) ?? []);
}

function listOthers(library: Library, { explained, topics }: Answered): TopicSection[] {
  const least = alsoNear * (topics[0]?.score ?? 0);
  return topics
    .filter(({ score }) => score >= least)
    .flatMap(({ key }) => library.topics.get(key) ?? [])
    .filter((topic) => !explained.includes(topic));
}
