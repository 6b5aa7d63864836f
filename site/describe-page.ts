import type { PageData, PageOf } from '#app/browser/page-types.ts';
import type { Route } from '#app/routes.ts';
import type { Roadmap } from '#content/roadmap.ts';

export type PageHead = {
  readonly title: string;
  readonly description: string;
  readonly indexed: boolean;
  readonly structured?: object;
};

/** A roadmap and a goal are described by their data, any other page by its route. */
export function describePage({ title, description, indexed }: Route, data?: PageData): PageHead {
  if (data?.kind === 'roadmap') return { indexed, ...describeRoadmap(data) };
  if (data?.kind === 'goal') return { indexed, ...describeGoal(data) };
  return { title, description, indexed };
}

function describeGoal(goal: PageOf<'goal'>): Omit<PageHead, 'indexed'> {
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

function describeRoadmap({ slug, name, summary, topicCount, minutes }: Roadmap): Omit<PageHead, 'indexed'> {
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
