import type { Technology } from '#content/schema.ts';

import type { Outline } from '#app/browser/page-types.ts';

/** The names and minutes of all topics, by roadmap. */
export function listOutlines(technologies: readonly Technology[]): Outline[] {
  return technologies.map(({ slug, name, chapters }) => ({
    slug,
    name,
    topics: chapters
      .flatMap(({ topics }) => topics)
      .map((topic) => ({ slug: topic.slug, title: topic.topic, minutes: topic.minutes })),
  }));
}
