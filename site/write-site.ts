import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { matchPath } from 'react-router';

import type { Technology } from '#content/schema.ts';

import { shellAddress } from '../app/offline/precache.ts';
import { describePage } from './describe-page.ts';
import { type Assets, writeDocument } from './document.ts';
import { listOutlines } from './outlines.ts';
import { loadPages, type Page } from './pages.ts';

type Render = {
  readonly renderPage: (path: string, data: unknown) => Promise<string>;
  readonly routes: readonly Route[];
};
type Route = Readonly<Record<'path' | 'page' | 'title', string>>;
type Manifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly imports?: readonly string[]; readonly assets?: readonly string[] }
  >
>;

/** What the browser shows a roadmap in that it has the data of, and not the page. */
const shell = {
  title: 'Roadmap · Waymark',
  description: '',
  markup: '',
  data: undefined,
  indexed: false,
  shell: true,
};

/** Writes every page as finished HTML into `client`, and its data beside it for navigation inside the app. */
export async function writeSite(
  client: string,
  server: string,
  technologies: readonly Technology[],
): Promise<void> {
  const pages = await loadPages(technologies);
  const manifest = await readManifest(client, 'manifest.json');
  const assets = await readAssets(client, manifest, pages);
  const render: Render = await import(pathToFileURL(join(server, 'render.js')).href);
  for (const page of pages) {
    const markup = await render.renderPage(page.path, page.data);
    const route = findRoute(page.path, render.routes);
    const head = page.head ?? describePage(page, route);
    const scripts = listScripts(manifest, ['app/client.tsx', `app/pages/${route.page}.tsx`]);
    const file = page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`;
    // What is long stands in the page once; hydration waits for the file, and the reader for nothing.
    const data = isLong(page) ? undefined : page.data;
    await write(
      join(client, file),
      writeDocument({ ...head, markup, data, scripts, code: markup.includes('<code') }, assets),
    );
    if (page.data) await write(join(client, `${assets.pages}${page.path}.json`), JSON.stringify(page.data));
  }
  const scripts = listScripts(manifest, ['app/client.tsx', 'app/pages/roadmap/page.tsx']);
  await write(join(client, `${shellAddress.slice(1)}.html`), writeDocument({ ...shell, scripts }, assets));
  await write(join(client, `${assets.pages}/outlines.json`), JSON.stringify(listOutlines(technologies)));
  await write(join(client, 'robots.txt'), 'User-agent: *\nAllow: /\nDisallow: /api/\n');
}

async function readAssets(client: string, manifest: Manifest, pages: readonly Page[]): Promise<Assets> {
  const firstPaint = (await readManifest(client, 'first-paint.json'))['app/first-paint.ts'];
  const style = manifest['style.css'];
  const [text, code] = ['next-basic', 'mono-basic'].map((face) =>
    manifest['app/client.tsx']?.assets?.find((file) => file.includes(face)),
  );
  if (!firstPaint || !style || !text || !code)
    throw new Error('The build lacks a file that every page names.');
  return {
    firstPaint: `/${firstPaint.file}`,
    style: `/${style.file}`,
    faces: { text: `/${text}`, code: `/${code}` },
    pages: `/assets/pages-${hashOf(pages)}`,
    build: hashOf([firstPaint.file, manifest, pages]),
  };
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
}

async function readManifest(client: string, file: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(client, '.vite', file), 'utf8'));
}

function isLong({ data }: Page): boolean {
  return data?.kind === 'roadmap' || data?.kind === 'catalogue';
}

/** The files of the sources named and of all that they import, each once, in that order. */
function listScripts(manifest: Manifest, sources: readonly string[]): string[] {
  const chunks = new Set(sources);
  for (const source of chunks) for (const imported of manifest[source]?.imports ?? []) chunks.add(imported);
  return [...chunks].map((source) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build has no ${source}.`);
    return `/${chunk.file}`;
  });
}

function findRoute(path: string, routes: readonly Route[]): Route {
  const route = routes.find((candidate) => matchPath(candidate.path, path)) ?? routes.at(-1);
  if (!route) throw new Error(`There is no route for ${path}.`);
  return route;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
