import { makeKey } from '#content/topic-key.ts';

import type { Outline, ReadyPath } from './page-types.ts';

/** A goal as far as what comes before it matters. */
type NeedingGoal = {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly { readonly needs: readonly string[] }[];
};
type ReadySources = { readonly outlines: readonly Outline[]; readonly goal: NeedingGoal | null };
type PathTopic = ReadyPath['technologies'][number]['topics'][number] & { readonly before: readonly string[] };

/** All that a topic or a goal depends on, over all roadmaps. Null if nothing has that key. */
export function findReadyPath(wanted: string, { outlines, goal }: ReadySources): ReadyPath | null {
  const topics = new Map(outlines.flatMap(listPathTopics).map((topic) => [topic.key, topic]));
  const own = topics.get(wanted);
  const target = goal ? { title: goal.title, before: goal.steps.flatMap(({ needs }) => needs) } : own;
  if (!target) return null;
  const keys = new Set(target.before);
  for (const key of keys) for (const before of topics.get(key)?.before ?? []) keys.add(before);
  const path = outlines.map(({ slug, name, topics: all }) => ({
    slug,
    name,
    topics: all.flatMap((topic) => {
      const key = makeKey({ technology: slug, topic: topic.slug });
      return keys.has(key) ? [{ key, title: topic.title, minutes: topic.minutes }] : [];
    }),
  }));
  const shown = path.filter((technology) => technology.topics.length > 0);
  return { key: wanted, title: target.title, technologies: orderTechnologies(shown, topics) };
}

function listPathTopics({ slug, topics }: Outline): PathTopic[] {
  const keys = topics.map((topic) => makeKey({ technology: slug, topic: topic.slug }));
  return topics.map(({ title, minutes, after = [] }, at) => ({
    key: keys[at] ?? '',
    title,
    minutes,
    before: after.flatMap((one) => (typeof one === 'number' ? (keys[one] ?? []) : one)),
  }));
}

/** Each after those that its topics depend on. Technologies need one another in no circle. */
function orderTechnologies(
  path: ReadyPath['technologies'],
  topics: ReadonlyMap<string, PathTopic>,
): ReadyPath['technologies'] {
  const ordered = new Set<ReadyPath['technologies'][number]>();
  const add = (technology: ReadyPath['technologies'][number]) => {
    if (ordered.has(technology)) return;
    const before = new Set(technology.topics.flatMap(({ key }) => topics.get(key)?.before ?? []));
    const isBefore = (other: typeof technology) => other.topics.some(({ key }) => before.has(key));
    for (const other of path) if (other !== technology && isBefore(other)) add(other);
    ordered.add(technology);
  };
  for (const technology of path) add(technology);
  return [...ordered];
}
