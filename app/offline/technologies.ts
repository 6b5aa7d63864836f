import type { Link, Technology, Topic } from '#content/schema.ts';

import type { LinkData, RoadmapData, TopicData } from '../browser/page-types.ts';

/** What the assistant answers from. */
export type Content = { readonly technologies: readonly Technology[]; readonly links: readonly Link[] };

/** The roadmaps as the assistant reads them, made again from what their pages show. */
export function readContent(roadmaps: readonly RoadmapData[]): Content {
  const links = roadmaps.flatMap(({ videos, chapters }) => [
    ...videos.links,
    ...chapters.flatMap(({ topics }) => topics.flatMap(({ websites }) => websites)),
  ]);
  return { technologies: roadmaps.map(readTechnology), links: links.map(readLink) };
}

function readTechnology({ slug, name, heading, summary, needs, videos, chapters }: RoadmapData): Technology {
  return {
    slug,
    name,
    heading,
    summary,
    needs: needs.map(({ href }) => href.replace('/language/', '')),
    videos: { id: videos.id, description: videos.description, videos: videos.links.map(({ url }) => url) },
    chapters: chapters.map(({ title, project, topics }) => ({
      title,
      project,
      topics: topics.map(readTopic),
    })),
  };
}

function readTopic({ ask, answer, websites, ...topic }: TopicData): Topic {
  return {
    ...topic,
    aliases: [...topic.aliases],
    after: [...topic.after],
    check: { ask, answer },
    websites: websites.map(({ url }) => url),
  };
}

/** How a page was found to exist is not sent to browsers, and no letter says it. */
function readLink({ url, title, kind, cost }: LinkData): Link {
  return { url, title, kind, cost, language: 'en', evidence: '', seen: '' };
}
