import type { PlanTopic } from './topic.ts';

/**
 * The one order in which topics are presented: each after what it rests on, else by technology, place and key.
 * Throws where topics rest on one another in a circle, which the check of the content rules out.
 */
export function orderCurriculum(
  topics: readonly PlanTopic[],
  technologies: readonly string[],
): readonly PlanTopic[] {
  const sorted = sortByPlace(topics, technologies);
  const { followers, open } = linkTopics(sorted);
  const ordered: PlanTopic[] = [];
  for (let at = 0; at < sorted.length;) {
    const topic = sorted[at];
    if (!topic || open[at] !== 0) {
      at += 1;
      continue;
    }
    ordered.push(topic);
    open[at] = -1;
    const freed = freeFollowers(followers[at] ?? [], open);
    at = Math.min(at + 1, ...freed);
  }
  if (ordered.length < sorted.length) throw new RangeError('Topics rest on one another in a circle.');
  return ordered;
}

function sortByPlace(topics: readonly PlanTopic[], technologies: readonly string[]): PlanTopic[] {
  const rank = new Map(technologies.map((name, index) => [name, index]));
  const unique = [...new Map(topics.map((topic) => [topic.key, topic])).values()];
  const place = ({ technology }: PlanTopic) => rank.get(technology) ?? rank.size;
  return unique.toSorted((a, b) => place(a) - place(b) || a.number - b.number || (a.key < b.key ? -1 : 1));
}

/** For each topic the topics that rest on it, and how many it waits for. */
function linkTopics(sorted: readonly PlanTopic[]): { followers: number[][]; open: Int32Array } {
  const index = new Map(sorted.map(({ key }, at) => [key, at]));
  const followers = sorted.map((): number[] => []);
  const open = new Int32Array(sorted.length);
  for (const [at, topic] of sorted.entries()) {
    for (const key of new Set(topic.prerequisites)) {
      const before = index.get(key);
      if (before === undefined) continue;
      followers[before]?.push(at);
      open[at] = (open[at] ?? 0) + 1;
    }
  }
  return { followers, open };
}

function freeFollowers(followers: readonly number[], open: Int32Array): number[] {
  return followers.filter((at) => {
    open[at] = (open[at] ?? 0) - 1;
    return open[at] === 0;
  });
}
