import { levels, type TechnologySource, type TopicSource } from '../schema.ts';
import { type Breach, type ContentRule, type CheckedTechnology, listTopicSources } from './text/rule.ts';

const entryTopics = 2;

/** Prerequisites exist, come earlier in the same roadmap or are in a needed one, and are never of a higher level. */
export const prerequisiteRule: ContentRule = {
  name: 'prerequisites',
  check: (subject) => {
    const topics = listTopicSources(subject.technology);
    const entries = topics.filter((topic) => topic.after.length === 0).map((topic) => topic.slug);
    const loose = entries.slice(entryTopics).map((topic) => ({ topic, message: 'has no prerequisites' }));
    const earlier = new Map<string, TopicSource>();
    const breaches: Breach[] = [];
    for (const topic of topics) {
      for (const name of topic.after) {
        const message = findFault(topic, name, earlier, subject);
        if (message) breaches.push({ topic: topic.slug, message });
      }
      earlier.set(topic.slug, topic);
    }
    return [...loose, ...breaches];
  },
};

function findFault(
  topic: TopicSource,
  name: string,
  earlier: ReadonlyMap<string, TopicSource>,
  subject: CheckedTechnology,
): string | null {
  const [slug, foreign] = name.split('/');
  if (!foreign) {
    const before = earlier.get(name);
    if (!before) return `depends on ${name}, which does not come earlier in this roadmap`;
    const falls = levels.indexOf(before.level) > levels.indexOf(topic.level);
    return falls ? `is ${topic.level} and depends on ${name}, which is ${before.level}` : null;
  }
  const other = subject.library.get(slug ?? '');
  if (!other || !listTopicSources(other).some((candidate) => candidate.slug === foreign))
    return `depends on ${name}, which does not exist`;
  return neededBy(subject.technology, subject.library).has(other.slug)
    ? null
    : `depends on ${name}, but ${slug} is not in needs`;
}

/** `needs` names existing roadmaps and has no cycles. Then prerequisites across roadmaps have none either. */
export const needsRule: ContentRule = {
  name: 'needs',
  check: ({ technology, library }) => {
    const unknown = technology.needs
      .filter((slug) => !library.has(slug))
      .map((slug) => `needs ${slug}, which does not exist`);
    const circle = neededBy(technology, library).has(technology.slug) ? ['needs itself in a cycle'] : [];
    return [...unknown, ...circle].map((message) => ({ message }));
  },
};

function neededBy(technology: TechnologySource, library: ReadonlyMap<string, TechnologySource>): Set<string> {
  const found = new Set<string>();
  const open = [...technology.needs];
  for (let slug = open.pop(); slug !== undefined; slug = open.pop()) {
    if (found.has(slug)) continue;
    found.add(slug);
    open.push(...(library.get(slug)?.needs ?? []));
  }
  return found;
}
