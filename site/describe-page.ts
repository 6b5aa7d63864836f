import type { PageData, PageOf } from '#app/browser/page-types.ts';
import type { Route } from '#app/routes.ts';
import type { Roadmap } from '#content/roadmap.ts';

import { findPicture } from './share/list-pictures.ts';
import type { ShareTags } from './share/write-share-tags.ts';

export type PageHead = ShareTags & {
  readonly indexed: boolean;
  readonly structured?: object;
};

type Described = Pick<PageHead, 'title' | 'description' | 'structured'>;

/** A roadmap, its map, its questions and a goal are described by their data, any other page by its route. */
export function describePage(route: Route, path: string, data?: PageData): PageHead {
  return {
    ...describe(route, data),
    indexed: route.indexed,
    picture: choosePicture(data),
    ...(route.path !== '*' && { path }),
  };
}

function describe({ title, description }: Route, data?: PageData): Described {
  if (data?.kind === 'roadmap') return describeRoadmap(data);
  if (data?.kind === 'placement') return { title: `Where to start in ${data.name} · Waymark`, description };
  if (data?.kind === 'goal') return describeGoal(data);
  if (data?.kind === 'play') return describePlay(data);
  if (data?.kind === 'map') return describeMap(data);
  return { title, description };
}

/** That of the page's technology, of a goal's first technology, or of the product. */
function choosePicture(data?: PageData): NonNullable<ShareTags['picture']> {
  const shown = data?.kind === 'goal' ? data.roadmaps[0] : data;
  if (!shown || !('slug' in shown))
    return { address: findPicture(null), words: 'Waymark: a trail with posts over hills.' };
  return { address: findPicture(shown.slug), words: `The ${shown.name} roadmap of Waymark.` };
}

function describePlay({ name }: PageOf<'play'>): Described {
  const description = `Write ${name} and run it in your browser, without installing anything.`;
  return { title: `${name} playground · Waymark`, description };
}

function describeMap({ name, chapters }: PageOf<'map'>): Described {
  const topics = chapters.flatMap((chapter) => chapter.topics);
  const description = `What to learn before what: the ${topics.length} topics of the ${name} roadmap in ${chapters.length} chapters, as a picture and as a list.`;
  return { title: `${name} map · Waymark`, description };
}

function describeGoal(goal: PageOf<'goal'>): Described {
  const { id, title, end, steps, minutes } = goal;
  const structured = {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: title,
    description: end,
    url: `/goals/${id}`,
    totalTime: `PT${minutes}M`,
    step: steps.map((step) => ({ '@type': 'HowToStep', name: step.title, text: step.shows })),
  };
  const description = `${end} In ${steps.length} steps, each with the topics to learn for it.`;
  return { title: `${title} · Waymark`, description: description.replaceAll('`', ''), structured };
}

function describeRoadmap({ slug, name, summary, topicCount, minutes }: Roadmap): Described {
  const structured = {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: `${name} roadmap`,
    description: summary,
    url: `/language/${slug}`,
    isAccessibleForFree: true,
    timeRequired: `PT${minutes}M`,
    provider: { '@type': 'Organization', name: 'Waymark' },
  };
  const description = `${summary} ${topicCount} topics in order, each with links to read.`;
  return { title: `${name} roadmap · Waymark`, description, structured };
}
