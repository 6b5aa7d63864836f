import { addressOf } from '#content/topic-key.ts';
import type { PageData, PageKind, PageOf } from '#app/browser/page-types.ts';
import { noAnswer } from '#app/browser/search/search-result.ts';
import { findGoal, listGoalsToPlan, makeGoalList, makeGoalSamples } from './goal-data.ts';
import type { SiteContent } from './site-content.ts';

type Makers = { readonly [Kind in PageKind]: (content: SiteContent, path: string) => PageOf<Kind> };

const sampleSteps = 6;

const makers: Makers = {
  landing: makeLanding,
  home: (content) => ({
    kind: 'home',
    makes: makeGoalSamples(content),
    tiles: content.home.tiles.flatMap((slug) => content.cards.filter((card) => card.slug === slug)),
    names: Object.fromEntries(content.roadmaps.map(({ slug, name }) => [slug, name])),
  }),
  catalogue: ({ cards }) => ({ kind: 'catalogue', cards }),
  roadmap: findRoadmap,
  goals: makeGoalList,
  goal: findGoal,
  search: () => ({ kind: 'search', query: '', answer: noAnswer }),
  about: ({ members }) => ({ kind: 'about', members }),
  assistant: ({ roadmaps }) => ({
    kind: 'assistant',
    technologies: roadmaps.map(({ name }) => name),
    roadmaps: roadmaps.map(({ slug }) => `/language/${slug}`),
  }),
  plan: (content) => ({
    kind: 'plan',
    technologies: content.roadmaps.map(({ slug, name }) => ({ slug, name })),
    needs: Object.fromEntries(content.roadmaps.map(({ slug, needs }) => [slug, needs])),
    interests: listGoalsToPlan(content),
  }),
};

export function makePageData(kind: PageKind, path: string, content: SiteContent): PageData {
  return makers[kind](content, path);
}

function makeLanding(content: SiteContent): PageOf<'landing'> {
  const { roadmaps, home, links } = content;
  const { name = '', chapters = [] } = roadmaps.find(({ slug }) => slug === home.sample) ?? {};
  const steps = chapters.flatMap(({ topics }) => topics).slice(0, sampleSteps);
  return {
    kind: 'landing',
    technologies: roadmaps.length,
    topics: roadmaps.reduce((sum, { topicCount }) => sum + topicCount, 0),
    links,
    makes: makeGoalSamples(content),
    sample: {
      name,
      steps: steps.map(({ title, key, minutes }) => ({ title, href: addressOf(key), minutes })),
    },
  };
}

function findRoadmap({ roadmaps }: SiteContent, path: string): PageOf<'roadmap'> {
  const roadmap = roadmaps.find(({ slug }) => path === `/language/${slug}`);
  if (!roadmap) throw new Error(`There is no roadmap at ${path}.`);
  return roadmap;
}
