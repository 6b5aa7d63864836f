import { type Breach, repeated, type Rule, topicsOf } from './rule.ts';

/** Every URL is registered, leads deeper than a site's root, and stands once in a roadmap. */
export const addressRule: Rule = {
  name: 'addresses',
  check: ({ technology, links }) => {
    const breaches: Breach[] = technology.videos.videos
      .filter((url) => links.get(url)?.kind !== 'video')
      .map((url) => ({ topic: 'videos', message: `${url} is not a video of links.tsv` }));
    for (const topic of topicsOf(technology)) {
      for (const url of topic.websites) {
        if (!links.has(url)) breaches.push({ topic: topic.slug, message: `${url} is not in links.tsv` });
        if (isBareRoot(url)) breaches.push({ topic: topic.slug, message: `${url} is a bare site root` });
      }
    }
    const all = [...technology.videos.videos, ...topicsOf(technology).flatMap((topic) => topic.websites)];
    return [...breaches, ...repeated(all).map((url) => ({ message: `${url} stands twice` }))];
  },
};

function isBareRoot(address: string): boolean {
  const { pathname, hash, search } = new URL(address);
  return pathname === '/' && hash === '' && search === '';
}
