import type { PlanTopic } from '../model/plan-topic.ts';

/** Each after its prerequisites, else by technology, position and key. Throws a RangeError for a circle. */
export function orderCurriculum(
  topics: readonly PlanTopic[],
  technologies: readonly string[],
): readonly PlanTopic[] {
  const sorted = sortByPosition(topics, technologies);
  const { dependents, missing } = linkTopics(sorted);
  const ordered: PlanTopic[] = [];
  for (let at = 0; at < sorted.length;) {
    const topic = sorted[at];
    if (!topic || missing[at] !== 0) {
      at += 1;
      continue;
    }
    ordered.push(topic);
    missing[at] = -1;
    const freed = freeDependents(dependents[at] ?? [], missing);
    at = Math.min(at + 1, ...freed);
  }
  if (ordered.length < sorted.length) throw new RangeError('Topics depend on one another in a circle.');
  return ordered;
}

function sortByPosition(topics: readonly PlanTopic[], technologies: readonly string[]): PlanTopic[] {
  const ranks = new Map(technologies.map((name, index) => [name, index]));
  const unique = [...new Map(topics.map((topic) => [topic.key, topic])).values()];
  const rankOf = ({ technology }: PlanTopic) => ranks.get(technology) ?? ranks.size;
  return unique.toSorted((a, b) => rankOf(a) - rankOf(b) || a.number - b.number || (a.key < b.key ? -1 : 1));
}

function linkTopics(sorted: readonly PlanTopic[]): { dependents: number[][]; missing: Int32Array } {
  const indexOf = new Map(sorted.map(({ key }, at) => [key, at]));
  const dependents = sorted.map((): number[] => []);
  const missing = new Int32Array(sorted.length);
  for (const [at, topic] of sorted.entries()) {
    for (const key of new Set(topic.prerequisites)) {
      const prerequisite = indexOf.get(key);
      if (prerequisite === undefined) continue;
      dependents[prerequisite]?.push(at);
      missing[at] = (missing[at] ?? 0) + 1;
    }
  }
  return { dependents, missing };
}

function freeDependents(dependents: readonly number[], missing: Int32Array): number[] {
  return dependents.filter((at) => {
    missing[at] = (missing[at] ?? 0) - 1;
    return missing[at] === 0;
  });
}
