import type { Roadmap, TopicSection } from '#content/roadmap.ts';

import { fetchPageData } from './fetch-page-data.ts';
import type { PageOf } from './page-types.ts';

type Roadmaps = readonly PageOf<'roadmap'>[];

/** Null if one of them is not available now. */
export async function fetchRoadmaps(slugs: readonly string[]): Promise<Roadmaps | null> {
  const fetched = await Promise.all(slugs.map((slug) => fetchPageData('roadmap', `/language/${slug}`)));
  const roadmaps = fetched.filter((roadmap) => roadmap !== null);
  return roadmaps.length === slugs.length ? roadmaps : null;
}

export function listTopics({ chapters }: Roadmap): TopicSection[] {
  return chapters.flatMap(({ topics }) => topics);
}
