import type { Website } from '../roadmap.ts';
import type { Link } from '../schema.ts';

export type Links = ReadonlyMap<string, Link>;

/** In their order, but those that are gone come last. Throws if a link is not in the registry. */
export function compileWebsites(urls: readonly string[], links: Links): Website[] {
  const websites = urls.map((url) => findWebsite(url, links));
  const [gone, there] = [websites.filter(isGone), websites.filter((website) => !isGone(website))];
  return [...there, ...gone];
}

function findWebsite(url: string, links: Links): Website {
  const link = links.get(url);
  if (!link) throw new Error(`${url} is not in links.tsv.`);
  const { title, kind, cost, language, evidence, seen, state, archived = url } = link;
  return {
    url: state === 'dead' ? archived : url,
    title,
    kind,
    cost,
    ...(language !== 'en' && { language }),
    ...(evidence === 'opened' ? { worked: seen.slice(0, 7) } : { listed: seen.slice(0, 7) }),
    ...(state === 'dead' && { gone: url }),
  };
}

function isGone({ gone }: Website): boolean {
  return gone !== undefined;
}
