import { use, useEffect } from 'react';

import type { Roadmap, TopicSection } from '#content/roadmap.ts';

import { fetchPageData } from './fetch-page-data.ts';
import type { PageOf } from './page-types.ts';

type Roadmaps = readonly PageOf<'roadmap'>[];

const groups = new Map<string, Promise<Roadmaps | null>>();

/** The same array for the same slugs; suspends. If they are not available, the next render requests them again. */
export function useRoadmaps(slugs: readonly string[]): Roadmaps | null {
  const name = slugs.join(' ');
  const group = groups.get(name) ?? fetchRoadmaps(slugs);
  groups.set(name, group);
  const roadmaps = use(group);
  useEffect(() => {
    if (roadmaps === null) groups.delete(name);
  });
  return roadmaps;
}

export async function fetchRoadmaps(slugs: readonly string[]): Promise<Roadmaps | null> {
  const fetched = await Promise.all(slugs.map((slug) => fetchPageData('roadmap', `/language/${slug}`)));
  const roadmaps = fetched.filter((roadmap) => roadmap !== null);
  return roadmaps.length === slugs.length ? roadmaps : null;
}

export function listTopics({ chapters }: Roadmap): TopicSection[] {
  return chapters.flatMap(({ topics }) => topics);
}
