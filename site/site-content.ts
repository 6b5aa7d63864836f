import { loadRenamed, loadTeam } from '#content/library.ts';
import { loadLinks } from '#content/links.ts';
import type { Technology } from '#content/schema.ts';
import { loadTopics } from '#content/topics.ts';

import type { MemberData, RoadmapData, TechnologyCard, TechnologyIcon } from '#app/browser/page-types.ts';
import { listChanges } from './changes.ts';
import { loadIcons } from './icons.ts';
import { makeRoadmap } from './roadmap.ts';

/** The content that the pages' data is made from. */
export type SiteContent = {
  readonly technologies: readonly Technology[];
  readonly roadmaps: readonly RoadmapData[];
  readonly cards: readonly TechnologyCard[];
  readonly members: readonly MemberData[];
  /** The number of links in the registry. */
  readonly links: number;
};

export async function loadSiteContent(technologies: readonly Technology[]): Promise<SiteContent> {
  const [links, members, icon, published, renamed] = await Promise.all([
    loadLinks(),
    loadTeam(),
    loadIcons(),
    loadTopics(),
    loadRenamed(),
  ]);
  const library = new Map(technologies.map((technology) => [technology.slug, technology]));
  const history = { published, renamed, library, today: new Date().toISOString().slice(0, 10) };
  const roadmaps = technologies.map((technology) => ({
    ...makeRoadmap(technology, library, links),
    changes: listChanges(technology.slug, history),
  }));
  const cards = technologies.map((technology) => makeCard(technology, icon(technology.slug)));
  return { technologies, roadmaps, cards, members, links: links.size };
}

function makeCard({ slug, name, chapters }: Technology, icon: TechnologyIcon): TechnologyCard {
  const topics = chapters.flatMap((chapter) => chapter.topics);
  const minutes = topics.reduce((sum, topic) => sum + topic.minutes, 0);
  return { slug, name, icon, topics: topics.length, minutes };
}
