import type { Roadmap } from '#content/roadmap.ts';

import type { Outline } from '#app/browser/page-types.ts';

export function listOutlines(roadmaps: readonly Roadmap[]): Outline[] {
  return roadmaps.map(({ slug, name, chapters }) => ({
    slug,
    name,
    topics: chapters
      .flatMap(({ topics }) => topics)
      .map((topic) => ({ slug: topic.slug, title: topic.title, minutes: topic.minutes })),
  }));
}
