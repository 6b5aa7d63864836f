import { goalsSlug } from '../topic-key.ts';
import { repeated, type Breach, type ContentRule, listTopicSources } from './text/rule.ts';

/** Places in the catalogue and names are unique, and topics are numbered without gaps. */
export const numberRule: ContentRule = {
  name: 'number',
  check: ({ technology, library }) => {
    const others = [...library.values()].filter(({ slug }) => slug !== technology.slug);
    const breaches: Breach[] = others
      .filter(({ place }) => place === technology.place)
      .map(({ slug }) => ({ message: `has the place of ${slug}` }));
    for (const { slug, names } of others) {
      for (const name of names)
        if (technology.names.includes(name)) breaches.push({ message: `has the name "${name}" of ${slug}` });
    }
    if (new Set(technology.videos.videos).size < 2) breaches.push({ message: 'needs 2 different videos' });
    if (technology.slug === goalsSlug)
      breaches.push({ message: 'has the slug that keys of steps begin with' });
    const ids = listTopicSources(technology).map((topic) => topic.id);
    const first = ids[0] === 0 ? 0 : 1;
    if (ids.some((id, at) => id !== first + at))
      breaches.push({ message: `ids must follow one another from 0 or 1, and are ${ids.join(' ')}` });
    return breaches;
  },
};

/** Slugs, titles, learners' questions, descriptions, tasks and checks are unique within a roadmap. */
export const uniqueRule: ContentRule = {
  name: 'unique',
  check: ({ technology }) => {
    const topics = listTopicSources(technology);
    const values = {
      slug: topics.map((topic) => topic.slug),
      title: topics.map((topic) => topic.topic.toLowerCase()),
      description: topics.map((topic) => topic.description.toLowerCase()),
      task: topics.map((topic) => topic.task.toLowerCase()),
      question: topics.flatMap(({ questions }) => questions.map((question) => question.toLowerCase())),
      check: topics.map((topic) => topic.check.ask.toLowerCase()),
      chapter: technology.chapters.map((chapter) => chapter.title.toLowerCase()),
    };
    const reserved = topics.filter((topic) => topic.slug === 'videos').map(() => 'slug "videos" is taken');
    const twice = Object.entries(values).flatMap(([what, all]) =>
      repeated(all).map((value) => `${what} is used twice: ${value}`),
    );
    return [...reserved, ...twice].map((message) => ({ message }));
  },
};
