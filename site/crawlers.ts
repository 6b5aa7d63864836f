import type { Page } from './list-pages.ts';

/** Stands for the address of the site, which only the server knows. */
const site = '{site}';

export const robots = `User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${site}/sitemap.txt\n`;

export function writeSiteMap(pages: readonly Page[]): string {
  const listed = pages.filter(({ head }) => head.indexed);
  return listed.map(({ path }) => `${site}${path}\n`).join('');
}
