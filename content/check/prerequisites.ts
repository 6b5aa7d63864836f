import { levels, type TechnologySource, type TopicSource } from '../schema.ts';
import { type Breach, type Rule, type Subject, topicsOf } from './rule.ts';

const entryTopics = 2;

/** What a topic rests on exists, stands earlier in its own file or in a needed roadmap, and is never of a higher level. */
export const prerequisiteRule: Rule = {
  name: 'prerequisites',
  check: (subject) => {
    const topics = topicsOf(subject.technology);
    const entries = topics.filter((topic) => topic.after.length === 0).map((topic) => topic.slug);
    const loose = entries.slice(entryTopics).map((topic) => ({ topic, message: 'rests on nothing' }));
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
  subject: Subject,
): string | null {
  const [slug, foreign] = name.split('/');
  if (!foreign) {
    const before = earlier.get(name);
    if (!before) return `rests on ${name}, which does not stand earlier in this roadmap`;
    const falls = levels.indexOf(before.level) > levels.indexOf(topic.level);
    return falls ? `is ${topic.level} and rests on ${name}, which is ${before.level}` : null;
  }
  const other = subject.library.get(slug ?? '');
  if (!other || !topicsOf(other).some((candidate) => candidate.slug === foreign))
    return `rests on ${name}, which is not there`;
  return neededBy(subject.technology, subject.library).has(other.slug)
    ? null
    : `rests on ${name}, but ${slug} is not in needs`;
}

/** `needs` names roadmaps that are there, and has no circle; then prerequisites across roadmaps have none either. */
export const needsRule: Rule = {
  name: 'needs',
  check: ({ technology, library }) => {
    const unknown = technology.needs
      .filter((slug) => !library.has(slug))
      .map((slug) => `needs ${slug}, which is not there`);
    const circle = neededBy(technology, library).has(technology.slug) ? ['needs itself in a circle'] : [];
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
