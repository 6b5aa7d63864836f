import { loadSource } from '#content/library.ts';

const source = await loadSource('python');
const topics = source.chapters.flatMap((chapter) => chapter.topics);

/** The roadmap that most journeys walk. */
export const python = { ...source, topics, topicCount: topics.length };
