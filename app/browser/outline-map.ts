import type { Roadmap } from '#content/roadmap.ts';

import type { MapOutline } from './page-types.ts';

/** What a map says in words. */
export function outlineMap({ slug, name, mentions, chapters }: Roadmap): MapOutline {
  const topics = chapters.flatMap((chapter) => chapter.topics);
  const named = new Set(topics.flatMap(({ prerequisites }) => prerequisites));
  return {
    slug,
    name,
    mentions: Object.fromEntries(Object.entries(mentions).filter(([key]) => named.has(key))),
    chapters: chapters.map(({ title, topics: own }) => ({
      title,
      topics: own.map((topic) => ({
        key: topic.key,
        slug: topic.slug,
        title: topic.title,
        prerequisites: topic.prerequisites,
      })),
    })),
  };
}
