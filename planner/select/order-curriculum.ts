import type { PlanTopic } from '../types/plan-topic.ts';

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

type Needs = Readonly<Record<string, readonly string[]>>;

/** Each after all that it needs, direct or not, else as in `order`, else by name. */
export function rankTechnologies(
  names: Iterable<string>,
  needs: Needs = {},
  order: readonly string[] = [],
): string[] {
  const chosen = new Set(names);
  const first = new Set([...order].filter((name) => chosen.has(name)));
  const sorted = [...first, ...[...chosen].toSorted(byName)];
  return withNeeds(sorted, needs).filter((name) => chosen.has(name));
}

export function listPrerequisites(names: readonly string[], needs: Needs = {}): string[] {
  return withNeeds(names, needs).filter((name) => !names.includes(name));
}

/** Technologies that need one of these and, once these are known, nothing unknown; those that use more of them first. */
export function listNext(names: readonly string[], needs: Needs = {}): string[] {
  const known = new Set(withNeeds(names, needs));
  const countUsed = (name: string) => (needs[name] ?? []).filter((one) => names.includes(one)).length;
  const ready = Object.keys(needs).filter(
    (name) => !known.has(name) && countUsed(name) > 0 && needs[name]?.every((one) => known.has(one)),
  );
  return ready.toSorted((a, b) => countUsed(b) - countUsed(a) || byName(a, b));
}

/** These and all that they need, each after its needs. A circle is cut where it is met. */
function withNeeds(names: readonly string[], needs: Needs): string[] {
  const table = new Map(Object.entries(needs));
  const seen = new Set<string>();
  const ranked: string[] = [];
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    (table.get(name) ?? []).toSorted(byName).forEach(visit);
    ranked.push(name);
  };
  names.forEach(visit);
  return ranked;
}

/** By code unit, which is the same on every machine. */
function byName(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
