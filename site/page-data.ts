import type { PageData, PageKind, PageOf } from '#app/browser/page-types.ts';
import type { SiteContent } from './site-content.ts';

type Makers = { readonly [Kind in PageKind]: (content: SiteContent, path: string) => PageOf<Kind> };

const homeTiles = ['cpp', 'python', 'react', 'html', 'mongo', 'java'];
const sample = { slug: 'python', steps: 6 };

const makers: Makers = {
  landing: makeLanding,
  home: ({ technologies, cards }) => ({
    kind: 'home',
    tiles: homeTiles.flatMap((slug) => cards.filter((card) => card.slug === slug)),
    names: Object.fromEntries(technologies.map(({ slug, name }) => [slug, name])),
  }),
  catalogue: ({ cards }) => ({ kind: 'catalogue', cards }),
  roadmap: findRoadmap,
  about: ({ members }) => ({ kind: 'about', members }),
  assistant: ({ technologies }) => ({
    kind: 'assistant',
    technologies: technologies.map(({ name }) => name),
    roadmaps: technologies.map(({ slug }) => `/language/${slug}`),
  }),
  plan: ({ technologies }) => ({
    kind: 'plan',
    technologies: technologies.map(({ slug, name }) => ({ slug, name })),
    needs: Object.fromEntries(technologies.map(({ slug, needs }) => [slug, needs])),
  }),
};

/** The data that a page of this kind shows. This is where content becomes page data. */
export function makePageData(kind: PageKind, path: string, content: SiteContent): PageData {
  return makers[kind](content, path);
}

function makeLanding({ roadmaps, links }: SiteContent): PageOf<'landing'> {
  const shown = roadmaps.find(({ slug }) => slug === sample.slug);
  const steps = (shown?.chapters ?? []).flatMap(({ topics }) => topics).slice(0, sample.steps);
  return {
    kind: 'landing',
    technologies: roadmaps.length,
    topics: roadmaps.reduce((sum, { topics }) => sum + topics, 0),
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

function findRoadmap({ roadmaps }: SiteContent, path: string): PageOf<'roadmap'> {
  const roadmap = roadmaps.find(({ slug }) => path === `/language/${slug}`);
  if (!roadmap) throw new Error(`There is no roadmap at ${path}.`);
  return { kind: 'roadmap', ...roadmap };
}
