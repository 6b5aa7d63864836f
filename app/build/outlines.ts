import { loadLibrary } from '#content/library.ts';

import type { Outline } from '../page-types.ts';

/** The names and minutes of all topics, by roadmap. */
export async function loadOutlines(): Promise<Outline[]> {
  return (await loadLibrary()).map(({ slug, name, chapters }) => ({
    slug,
    name,
    topics: chapters
      .flatMap(({ topics }) => topics)
      .map((topic) => ({ slug: topic.slug, title: topic.topic, minutes: topic.minutes })),
  }));
}
