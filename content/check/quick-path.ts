import type { TechnologySource, TopicSource } from '../schema.ts';
import { type Breach, type ContentRule, listTopicSources, repeated } from './text/rule.ts';
import { checkSentence } from './text/sentence.ts';

const minTopics = 10;
const maxTopics = 15;
const maxMinutes = 330;
const maxWords = 20;

type Path = TechnologySource['path'];
type Topics = ReadonlyMap<string, TopicSource>;

/** A quick path fits one long day, keeps the order of prerequisites and stays below the advanced level. */
export const quickPathRule: ContentRule = {
  name: 'path',
  check: ({ technology }) => {
    const { path } = technology;
    const topics = new Map(listTopicSources(technology).map((topic) => [topic.slug, topic]));
    return [
      ...measure(path, topics),
      ...checkSentence(path.makes, maxWords).map((message) => ({ message })),
      ...repeated(path.quick).map((topic) => ({ topic, message: 'is on the path twice' })),
      ...path.quick.flatMap((topic, at) => checkStep(topic, path.quick.slice(0, at), topics)),
    ];
  },
};

function measure({ quick }: Path, topics: Topics): Breach[] {
  const minutes = quick.reduce((sum, slug) => sum + (topics.get(slug)?.minutes ?? 0), 0);
  const fits = quick.length >= minTopics && quick.length <= maxTopics;
  return [
    ...(fits ? [] : [{ message: `has ${quick.length} topics, not ${minTopics} to ${maxTopics}` }]),
    ...(minutes > maxMinutes ? [{ message: `takes ${minutes} minutes, more than ${maxMinutes}` }] : []),
  ];
}

function checkStep(slug: string, before: readonly string[], topics: Topics): Breach[] {
  const topic = topics.get(slug);
  if (!topic) return [{ topic: slug, message: 'is on the path but does not exist' }];
  const missing = topic.after.filter((name) => !name.includes('/') && !before.includes(name));
  const tooHard = topic.level === 'advanced' && hasEasierTopics(topics);
  return [
    ...missing.map((name) => ({ topic: slug, message: `depends on ${name}, which is not before it` })),
    ...(tooHard ? [{ topic: slug, message: 'is advanced' }] : []),
  ];
}

/** Only a roadmap with too few other topics for a path may have an advanced one on it. */
function hasEasierTopics(topics: Topics): boolean {
  return [...topics.values()].filter(({ level }) => level !== 'advanced').length >= minTopics;
}
