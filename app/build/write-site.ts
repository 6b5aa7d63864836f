import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { type Assets, writeDocument } from './document.ts';
import { loadPages, type Page, type PageHead } from './pages.ts';

type Render = {
  readonly renderPage: (path: string, data: unknown) => Promise<string>;
  readonly routes: readonly { readonly path: string; readonly title: string; readonly description: string }[];
};
type Manifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly css?: readonly string[]; readonly assets?: readonly string[] }
  >
>;

/** Writes every page as finished HTML into `client`, and its data beside it for navigation inside the app. */
export async function writeSite(client: string, server: string): Promise<void> {
  const pages = await loadPages();
  const assets = await readAssets(client, pages);
  const render: Render = await import(pathToFileURL(join(server, 'render.js')).href);
  for (const page of pages) {
    const markup = await render.renderPage(page.path, page.data);
    const head = describePage(page, render.routes);
    const file = page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`;
    // A roadmap's text stands in the page once; hydration waits for the file, and the reader for nothing.
    const data = page.data?.kind === 'roadmap' ? undefined : page.data;
    await write(join(client, file), writeDocument({ ...head, markup, data }, assets));
    if (page.data) await write(join(client, `${assets.pages}${page.path}.json`), JSON.stringify(page.data));
  }
  await write(join(client, 'robots.txt'), 'User-agent: *\nAllow: /\nDisallow: /api/\n');
}

async function readAssets(client: string, pages: readonly Page[]): Promise<Assets> {
  const entry = (await readManifest(client, 'manifest.json'))['app/client.tsx'];
  const firstPaint = (await readManifest(client, 'first-paint.json'))['app/first-paint.ts'];
  const style = entry?.css?.[0];
  const font = entry?.assets?.find((file) => file.includes('next-latin-wght'));
  if (!entry || !firstPaint || !style || !font)
    throw new Error('The build lacks a file that every page names.');
  const hash = createHash('sha256').update(JSON.stringify(pages)).digest('hex').slice(0, 12);
  return {
    entry: `/${entry.file}`,
    firstPaint: `/${firstPaint.file}`,
    style: `/${style}`,
    font: `/${font}`,
    pages: `/assets/pages-${hash}`,
  };
}

async function readManifest(client: string, file: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(client, '.vite', file), 'utf8'));
}

function describePage({ path, head }: Page, routes: Render['routes']): PageHead {
  if (head) return head;
  const route = routes.find((candidate) => candidate.path === path) ?? routes.at(-1);
  if (!route) throw new Error(`There is no route for ${path}.`);
  const indexed = !['/404', '/account', '/reset-password'].includes(path);
  return { title: route.title, description: route.description, indexed };
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
