import { catalogue } from '#content/catalogue.ts';
import { loadRenamed, loadTeam } from '#content/library.ts';
import { loadLinks } from '#content/links.ts';
import type { Technology } from '#content/schema.ts';
import { loadTopics } from '#content/topics.ts';

import type {
  PageData,
  PageOf,
  RoadmapData,
  TechnologyCard,
  TechnologyIcon,
} from '#app/browser/page-types.ts';
import { listChanges } from './changes.ts';
import { loadIcons } from './icons.ts';
import { makeRoadmap } from './roadmap.ts';

/** What a page's head says, where its route does not say it. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
  readonly indexed: boolean;
  readonly structured?: object;
};

/** A page to be written: its address, and its data where the screen needs any. */
export type Page = { readonly path: string; readonly data?: PageData; readonly head?: PageHead };

const homeTiles = ['cpp', 'python', 'react', 'html', 'mongo', 'java'];
const sample = { slug: 'python', steps: 6 };

/** Gives every page with what it shows of the roadmaps. This is where content becomes page data. */
export async function loadPages(technologies: readonly Technology[]): Promise<Page[]> {
  const [links, members, icon, published, renamed] = await Promise.all([
    loadLinks(),
    loadTeam(),
    loadIcons(),
    loadTopics(),
    loadRenamed(),
  ]);
  const library = new Map(technologies.map((technology) => [technology.slug, technology]));
  const cards = technologies.map((technology) => makeCard(technology, icon(technology.slug)));
  const tiles = homeTiles.flatMap((slug) => cards.filter((card) => card.slug === slug));
  const names = Object.fromEntries(catalogue.map(({ slug, name }) => [slug, name]));
  const history = { published, renamed, library, today: new Date().toISOString().slice(0, 10) };
  const roadmaps = technologies.map((technology) =>
    Object.assign(makeRoadmap(technology, library, links), {
      changes: listChanges(technology.slug, history),
    }),
  );
  return [
    { path: '/', data: makeLanding(library, links.size) },
    { path: '/home', data: { kind: 'home', tiles, names } },
    { path: '/language', data: { kind: 'catalogue', cards } },
    ...roadmaps.map(makeRoadmapPage),
    { path: '/about', data: { kind: 'about', members } },
    { path: '/ai', data: makeAssistant(roadmaps) },
    { path: '/plan', data: makePlanPage(technologies) },
    ...['/signup', '/login', '/forgot-password', '/reset-password', '/account', '/404'].map((path) => ({
      path,
    })),
  ];
}

function makeCard({ slug, name, chapters }: Technology, icon: TechnologyIcon): TechnologyCard {
  const topics = chapters.flatMap((chapter) => chapter.topics);
  const minutes = topics.reduce((sum, topic) => sum + topic.minutes, 0);
  return {
    slug,
    name,
    icon,
    topics: topics.length,
    minutes,
  };
}

function makeAssistant(roadmaps: readonly RoadmapData[]): PageOf<'assistant'> {
  return {
    kind: 'assistant',
    technologies: catalogue.map(({ name }) => name),
    roadmaps: roadmaps.map(({ slug }) => `/language/${slug}`),
  };
}

function makeLanding(library: ReadonlyMap<string, Technology>, links: number): PageOf<'landing'> {
  const all = [...library.values()].flatMap(({ chapters }) => chapters.flatMap(({ topics }) => topics));
  const shown = library.get(sample.slug);
  const steps = (shown?.chapters ?? []).flatMap(({ topics }) => topics).slice(0, sample.steps);
  return {
    kind: 'landing',
    technologies: library.size,
    topics: all.length,
    links,
    sample: {
      name: shown?.name ?? '',
      steps: steps.map(({ topic, slug, minutes }) => ({
        title: topic,
        href: `/language/${sample.slug}#${slug}`,
        minutes,
      })),
    },
  };
}

function makePlanPage(technologies: readonly Technology[]): PageOf<'plan'> {
  return {
    kind: 'plan',
    technologies: technologies.map(({ slug, name }) => ({ slug, name })),
    needs: Object.fromEntries(technologies.map(({ slug, needs }) => [slug, needs])),
  };
}

function makeRoadmapPage(roadmap: RoadmapData): Page {
  const { slug, name, summary, topics, minutes } = roadmap;
  const path = `/language/${slug}`;
  const structured = {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: `${name} roadmap`,
    description: summary,
    url: path,
    isAccessibleForFree: true,
    timeRequired: `PT${minutes}M`,
    provider: { '@type': 'Organization', name: 'Waymark' },
  };
  const description = `${summary} ${topics} topics in order, each with links to read.`;
  const head = { title: `${name} roadmap · Waymark`, description, indexed: true, structured };
  return { path, data: { kind: 'roadmap', ...roadmap }, head };
}
