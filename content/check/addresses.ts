import { type Breach, type ContentRule, listTopicSources } from './text/rule.ts';

export const addressRule: ContentRule = {
  name: 'addresses',
  check: ({ technology, links }) => {
    const breaches: Breach[] = technology.videos.videos
      .filter((url) => links.get(url)?.kind !== 'video')
      .map((url) => ({ topic: 'videos', message: `${url} is not a video of links.tsv` }));
    const unknown = listTopicSources(technology).flatMap(({ slug, websites }) =>
      websites
        .filter((url) => !links.has(url))
        .map((url) => ({ topic: slug, message: `${url} is not in links.tsv` })),
    );
    return [...breaches, ...unknown];
  },
};
