import { loadHome, loadRenamed, loadTeam } from '#content/library.ts';
import { loadLinks } from '#content/links.ts';
import type { Roadmap } from '#content/roadmap.ts';
import type { Home } from '#content/schema.ts';
import { loadTopics } from '#content/topics.ts';

import type { MemberData, PageOf, TechnologyCard, TechnologyIcon } from '#app/browser/page-types.ts';
import { listChanges } from './changes.ts';
import { loadIcons } from './icons.ts';

export type SiteContent = {
  readonly roadmaps: readonly PageOf<'roadmap'>[];
  readonly cards: readonly TechnologyCard[];
  readonly members: readonly MemberData[];
  readonly home: Home;
  readonly links: number;
};

export async function loadSiteContent(roadmaps: readonly Roadmap[]): Promise<SiteContent> {
  const [links, members, home, drawIcon, published, renamed] = await Promise.all([
    loadLinks(),
    loadTeam(),
    loadHome(),
    loadIcons(),
    loadTopics(),
    loadRenamed(),
  ]);
  const library = new Map(roadmaps.map((roadmap) => [roadmap.slug, roadmap]));
  const history = { published, renamed, library, today: new Date().toISOString().slice(0, 10) };
  return {
    roadmaps: roadmaps.map((roadmap) => ({
      kind: 'roadmap',
      changes: listChanges(roadmap.slug, history),
      ...roadmap,
    })),
    cards: roadmaps.map((roadmap) => makeCard(roadmap, drawIcon(roadmap))),
    members,
    home,
    links: links.size,
  };
}

function makeCard({ slug, name, topicCount, minutes }: Roadmap, icon: TechnologyIcon): TechnologyCard {
  return { slug, name, icon, topics: topicCount, minutes };
}
