import type { Interest } from '#content/goal-schema.ts';
import type { CompiledGoal } from '#content/goals.ts';
import {
  loadAllGoals,
  loadHome,
  loadInterests,
  loadOperator,
  loadRenamed,
  loadTeam,
} from '#content/library.ts';
import { loadLinks } from '#content/links.ts';
import { isOwnGoal } from '#content/shapes/own-goals.ts';
import type { Roadmap, TopicSection } from '#content/roadmap.ts';
import type { Home, Operator } from '#content/schema.ts';
import { loadTopics } from '#content/topics.ts';

import type {
  GoalLinkData,
  MemberData,
  PageOf,
  TechnologyCard,
  TechnologyIcon,
} from '#app/browser/page-types.ts';
import { listChanges } from './changes.ts';
import { listPackages, type Package } from './licenses/list-packages.ts';
import { loadIcons } from './icons.ts';
import { type MapPictures, noPictures } from './map/map-pictures.ts';

export type SiteContent = {
  readonly pictures: MapPictures;
  readonly roadmaps: readonly PageOf<'roadmap'>[];
  readonly cards: readonly TechnologyCard[];
  readonly goals: readonly CompiledGoal[];
  readonly interests: readonly Interest[];
  /** Of all roadmaps, by key. */
  readonly topics: ReadonlyMap<string, TopicSection>;
  readonly members: readonly MemberData[];
  readonly operator: Operator;
  readonly packages: readonly Package[];
  readonly home: Home;
  readonly links: number;
};

/** Without `pictures`, maps are lists only. */
export async function loadSiteContent(
  roadmaps: readonly Roadmap[],
  pictures: MapPictures = noPictures,
): Promise<SiteContent> {
  const interests = await loadInterests();
  const goals = sortGoals(await loadAllGoals(), interests);
  const [links, members, operator, packages, home, drawIcon, published, renamed] = await Promise.all([
    loadLinks(),
    loadTeam(),
    loadOperator(),
    listPackages(),
    loadHome(),
    loadIcons(),
    loadTopics(),
    loadRenamed(),
  ]);
  const library = new Map(roadmaps.map((roadmap) => [roadmap.slug, roadmap]));
  const history = { published, renamed, library, today: new Date().toISOString().slice(0, 10) };
  return {
    pictures,
    roadmaps: roadmaps.map((roadmap) => ({
      kind: 'roadmap',
      changes: listChanges(roadmap.slug, history),
      goals: listGoals(roadmap.slug, goals),
      leadsTo: roadmaps
        .filter(({ needs }) => needs.includes(roadmap.slug))
        .map(({ slug, name }) => ({ slug, name })),
      ...roadmap,
    })),
    cards: roadmaps.map((roadmap) => makeCard(roadmap, drawIcon(roadmap))),
    goals,
    interests,
    topics: new Map(
      roadmaps
        .flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.topics))
        .map((topic) => [topic.key, topic]),
    ),
    members,
    operator,
    packages,
    home,
    links: links.size,
  };
}

/** By interest, in the order of `interests.yaml`; behind them those made from shapes, which have pages and are in no list. */
function sortGoals(goals: readonly CompiledGoal[], interests: readonly Interest[]): CompiledGoal[] {
  const byInterest = Map.groupBy(goals, ({ interest }) => interest);
  return [...interests.flatMap(({ id }) => byInterest.get(id) ?? []), ...goals.filter(isOwnGoal)];
}

/** Those for beginners first, and those that begin with the technology. */
function listGoals(slug: string, goals: readonly CompiledGoal[]): GoalLinkData[] {
  const found = goals.filter((goal) => !isOwnGoal(goal) && goal.technologies.includes(slug));
  const inOrder = found.toSorted(
    (one, other) =>
      one.technologies.indexOf(slug) - other.technologies.indexOf(slug) || one.level - other.level,
  );
  return inOrder.map(({ id, title }) => ({ id, title }));
}

function makeCard({ slug, name, group, topicCount, minutes }: Roadmap, icon: TechnologyIcon): TechnologyCard {
  return { slug, name, group, icon, topics: topicCount, minutes };
}
