import type { PageData } from '#app/browser/page-types.ts';
import type { Route } from '#app/routes.ts';
import type { Roadmap } from '#content/roadmap.ts';

export type PageHead = {
  readonly title: string;
  readonly description: string;
  readonly indexed: boolean;
  readonly structured?: object;
};

/** A roadmap is described by its data, any other page by its route. */
export function describePage({ title, description, indexed }: Route, data?: PageData): PageHead {
  return { title, description, indexed, ...(data?.kind === 'roadmap' && describeRoadmap(data)) };
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
