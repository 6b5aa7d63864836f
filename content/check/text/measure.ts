import { type Breach, countWords, type ContentRule, listTopicSources } from './rule.ts';

const smallRoadmaps = new Set(['vue', 'c']);

/** Descriptions have 40 to 80 words, answers at most 40, briefs at most 60; chapters have 4 to 14 topics. */
export const lengthRule: ContentRule = {
  name: 'length',
  check: ({ technology }) => {
    const breaches: Breach[] = [];
    for (const { title, project, topics } of technology.chapters) {
      if (topics.length < 4 && !smallRoadmaps.has(technology.slug)) {
        breaches.push({ message: `chapter "${title}" has ${topics.length} topics, fewer than 4` });
      }
      const brief = countWords(project.brief);
      if (brief > 60)
        breaches.push({ message: `the project of "${title}" has ${brief} words, more than 60` });
    }
    for (const topic of listTopicSources(technology)) {
      const words = countWords(topic.description);
      if (words < 40 || words > 80) {
        breaches.push({ topic: topic.slug, message: `description has ${words} words, not 40 to 80` });
      }
      const answer = countWords(topic.check.answer);
      if (answer > 40)
        breaches.push({ topic: topic.slug, message: `answer has ${answer} words, more than 40` });
    }
    return breaches;
  },
};

/** Between one and two thirds of a roadmap is core. */
export const importanceRule: ContentRule = {
  name: 'importance',
  check: ({ technology }) => {
    const topics = listTopicSources(technology);
    const share = topics.filter((topic) => topic.importance === 'core').length / topics.length;
    const held = share >= 1 / 3 && share <= 2 / 3;
    return held ? [] : [{ message: `${Math.round(share * 100)} % of the topics are core, not 33 to 67 %` }];
  },
};
