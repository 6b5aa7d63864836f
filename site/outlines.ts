import type { Roadmap } from '#content/roadmap.ts';

import type { Outline } from '#app/browser/page-types.ts';

export function listOutlines(roadmaps: readonly Roadmap[]): Outline[] {
  return roadmaps.map(({ slug, name, chapters }) => {
    const topics = chapters.flatMap((chapter) => chapter.topics);
    const places = new Map(topics.map(({ key }, at) => [key, at]));
    return {
      slug,
      name,
      topics: topics.map((topic) => ({
        slug: topic.slug,
        title: topic.title,
        minutes: topic.minutes,
        after: topic.prerequisites.map((key) => places.get(key) ?? key),
      })),
      projects: chapters.map(({ project }) => project.title),
    };
  });
}
