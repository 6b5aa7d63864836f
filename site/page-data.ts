import { addressOf } from '#content/topic-key.ts';
import type { PageData, PageKind, PageOf } from '#app/browser/page-types.ts';
import { outlineMap } from '#app/browser/outline-map.ts';
import { noAnswer } from '#app/browser/search/search-result.ts';
import { playable } from '#workbench/playable.ts';
import { findGoal, listGoalsToPlan, makeGoalList, makeGoalSamples } from './goal-data.ts';
import { makeSampleDay } from './sample/sample-day.ts';
import { groupByLicense } from './licenses/list-packages.ts';
import type { SiteContent } from './site-content.ts';

type Makers = { readonly [Kind in PageKind]: (content: SiteContent, path: string) => PageOf<Kind> };

const sampleSteps = 6;
const questionsShown = 8;

const makers: Makers = {
  landing: makeLanding,
  home: (content) => ({
    kind: 'home',
    makes: makeGoalSamples(content),
    tiles: content.home.tiles.flatMap((slug) => content.cards.filter((card) => card.slug === slug)),
    names: Object.fromEntries(content.roadmaps.map(({ slug, name }) => [slug, name])),
  }),
  catalogue: ({ cards, roadmaps, pictures }) => ({
    kind: 'catalogue',
    cards,
    map: pictures.technologies,
    needs: Object.fromEntries(roadmaps.map(({ slug, needs }) => [slug, needs])),
  }),
  roadmap: findRoadmap,
  map: findMap,
  placement: findPlacement,
  play: findPlay,
  goals: makeGoalList,
  goal: findGoal,
  ready: () => ({ kind: 'ready', path: null }),
  search: () => ({ kind: 'search', query: '', answer: noAnswer }),
  imprint: ({ operator }) => ({ kind: 'imprint', operator }),
  privacy: ({ operator }) => ({ kind: 'privacy', operator }),
  licenses: ({ packages }) => ({ kind: 'licenses', licenses: groupByLicense(packages) }),
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
  const shown = roadmaps.find(({ slug }) => slug === home.sample);
  const { name = '', chapters = [] } = shown ?? {};
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
    day: shown ? makeSampleDay(shown) : null,
  };
}

function findRoadmap({ roadmaps }: SiteContent, path: string): PageOf<'roadmap'> {
  const roadmap = roadmaps.find(({ slug }) => path === `/language/${slug}`);
  if (!roadmap) throw new Error(`There is no roadmap at ${path}.`);
  return roadmap;
}

function findMap(content: SiteContent, path: string): PageOf<'map'> {
  const roadmap = findRoadmap(content, path.replace(/\/map$/, ''));
  return {
    ...outlineMap(roadmap),
    kind: 'map',
    picture: content.pictures.roadmaps.get(roadmap.slug) ?? null,
  };
}

function findPlay(content: SiteContent, path: string): PageOf<'play'> {
  const { slug, name } = findRoadmap(content, path.replace('/play/', '/language/'));
  const all = content.roadmaps.filter((roadmap) => playable.includes(roadmap.slug));
  const others = all.filter((roadmap) => roadmap.slug !== slug);
  return { kind: 'play', slug, name, others: others.map((one) => ({ slug: one.slug, name: one.name })) };
}

/** With questions at even distances over the whole roadmap. */
function findPlacement(content: SiteContent, path: string): PageOf<'placement'> {
  const { slug, name, chapters } = findRoadmap(content, path.replace(/\/placement$/, ''));
  const topics = chapters.flatMap((chapter) => chapter.topics);
  const asked = topics.filter((_, at) => isSample(at, topics.length));
  const questions = asked.map(({ key, title, check }) => Object.assign({ key, title }, check));
  return { kind: 'placement', slug, name, questions };
}

function isSample(at: number, total: number): boolean {
  const placeOf = (index: number) => Math.floor((index * questionsShown) / total);
  return placeOf(at) < placeOf(at + 1);
}
