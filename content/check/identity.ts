import { repeated, type Breach, type Rule, topicsOf } from './rule.ts';

/** Names, ids and the number of videos are those of the catalogue's table. */
export const catalogueRule: Rule = {
  name: 'catalogue',
  check: ({ technology, entry }) => {
    const breaches: Breach[] = [];
    for (const key of ['name', 'heading'] as const) {
      if (technology[key] !== entry[key]) breaches.push({ message: `${key} must be "${entry[key]}"` });
    }
    const videos = new Set(technology.videos.videos).size;
    if (videos < entry.leastVideos) breaches.push({ message: `needs ${entry.leastVideos} different videos` });
    const ids = topicsOf(technology).map((topic) => topic.id);
    const wanted = Array.from({ length: entry.lastId - entry.firstId + 1 }, (_, at) => entry.firstId + at);
    if (ids.join() !== wanted.join()) {
      breaches.push({
        message: `ids must be ${entry.firstId} to ${entry.lastId} in order, and are ${ids.join(' ')}`,
      });
    }
    return breaches;
  },
};

/** A slug, a title, a description, a task and a question stand once in a roadmap. */
export const uniqueRule: Rule = {
  name: 'unique',
  check: ({ technology }) => {
    const topics = topicsOf(technology);
    const values = {
      slug: topics.map((topic) => topic.slug),
      title: topics.map((topic) => topic.topic.toLowerCase()),
      description: topics.map((topic) => topic.description.toLowerCase()),
      task: topics.map((topic) => topic.task.toLowerCase()),
      question: topics.map((topic) => topic.check.ask.toLowerCase()),
      chapter: technology.chapters.map((chapter) => chapter.title.toLowerCase()),
    };
    const reserved = topics.filter((topic) => topic.slug === 'videos').map(() => 'slug "videos" is taken');
    const twice = Object.entries(values).flatMap(([what, all]) =>
      repeated(all).map((value) => `${what} stands twice: ${value}`),
    );
    return [...reserved, ...twice].map((message) => ({ message }));
  },
};
