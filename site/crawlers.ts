import type { Page } from './list-pages.ts';

/** Replaced by the site's address, which only the server knows. */
const site = '{site}';

export const robots = `User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${site}/sitemap.txt\n`;

export function writeSiteMap(pages: readonly Page[]): string {
  const listed = pages.filter(({ head }) => head.indexed);
  return listed.map(({ path }) => `${site}${path}\n`).join('');
}
