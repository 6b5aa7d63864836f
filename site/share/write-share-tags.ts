import { escapeHtml } from './escape-html.ts';

export type ShareTags = {
  readonly title: string;
  readonly description: string;
  /** What shared links show, and what it shows in words. */
  readonly picture?: { readonly address: string; readonly words: string };
  /** Absent for documents without an address of their own. */
  readonly path?: string;
};

/** What shared links show. Without the address of the site, a reader of the tags has to complete the others. */
export function writeShareTags({ title, description, picture, path }: ShareTags, site: string): string[] {
  const address = path === undefined ? [] : [`${site}${path}`];
  const properties: [property: string, content: string][] = [
    ['title', title],
    ['description', description],
    ['site_name', 'Waymark'],
    ['type', 'website'],
    ...address.map((url): [string, string] => ['url', url]),
    ...(picture ? describePicture(picture, site) : []),
  ];
  return [
    ...address.map((url) => `<link rel="canonical" href="${escapeHtml(url)}">`),
    ...properties.map(([name, content]) => `<meta property="og:${name}" content="${escapeHtml(content)}">`),
    picture ? '<meta name="twitter:card" content="summary_large_image">' : '',
  ];
}

function describePicture(
  { address, words }: NonNullable<ShareTags['picture']>,
  site: string,
): [property: string, content: string][] {
  return [
    ['image', `${site}${address}`],
    ['image:width', '1200'],
    ['image:height', '630'],
    ['image:alt', words],
  ];
}
