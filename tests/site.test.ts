import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { matchPath } from 'react-router';

import { loadAllGoals, loadRoadmaps, loadSources } from '#content/library.ts';

import { routes } from '#app/routes.ts';

const client = join(import.meta.dirname, '../dist/client');
const pages = new Map(
  // The shell is empty until the browser renders a page into it. Learners' code runs in the frames.
  globSync('**/*.html', { cwd: client, exclude: ['shell.html', 'frame/**'] }).map((file) => [
    `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
    readFileSync(join(client, file), 'utf8'),
  ]),
);
const idsByPage = new Map([...pages].map(([path, html]) => [path, findAll(html, / id="([^"]*)"/g)]));

const routeOf = (path: string) => routes.find((route) => matchPath(route.path, path));

test('every page of the route table is built, including every roadmap and goal', async () => {
  const built = Map.groupBy(pages.keys(), (path) => routeOf(path)?.path);
  for (const { path } of routes) assert.ok(built.has(path), `${path} is not built`);
  assert.equal(built.get('/language/:slug')?.length, (await loadSources()).length);
  assert.equal(built.get('/language/:slug/map')?.length, (await loadSources()).length);
  assert.equal(built.get('/goals/:goal')?.length, (await loadAllGoals()).length);
});

test('every example is in the finished page of its roadmap: what it is for, its code and its result', async () => {
  for (const { slug, chapters } of await loadRoadmaps()) {
    const shown = readText(pages.get(`/language/${slug}`) ?? assert.fail(slug));
    for (const { key, example } of chapters.flatMap(({ topics }) => topics)) {
      if (example === undefined) continue;
      const code = 'case' in example ? '' : `${example.code}\n${example.prints ?? example.fails ?? ''}`;
      const words = 'case' in example ? example.case : (example.looks ?? '');
      const prose = `${example.when}\n${words}`.replaceAll('`', '');
      for (const line of `${code}\n${prose}`.split('\n'))
        assert.ok(shown.includes(line.trim()), `${key}: ${line}`);
    }
  }
});

test('pages that search engines may list are in the site map, and the others say noindex', () => {
  const listed = readFileSync(join(client, 'sitemap.txt'), 'utf8').trim().split('\n');
  for (const [path, html] of pages) {
    const isIndexed = routeOf(path)?.indexed;
    assert.equal(listed.includes(`{site}${path}`), isIndexed, path);
    assert.equal(!html.includes('<meta name="robots" content="noindex">'), isIndexed, path);
  }
});

test('every route loads the file that it names', () => {
  for (const { source, load } of routes)
    assert.ok(load.toString().includes(`'./pages/${source}.tsx'`), source);
});

test('every internal link leads to an existing page and section, in its canonical spelling', () => {
  for (const [path, html] of pages) {
    for (const target of findAll(html, /<a\b[^>]* href="([/#][^"]*)"/g)) {
      const { pathname, hash } = new URL(target, `https://waymark.example${path}`);
      // Text files are no pages.
      if (pathname.endsWith('.txt') && existsSync(join(client, pathname))) continue;
      const ids = idsByPage.get(pathname) ?? assert.fail(`${path} links to ${target}`);
      if (hash !== '')
        assert.ok(ids.includes(decodeURIComponent(hash.slice(1))), `${path} links to ${target}`);
    }
  }
});

test('a shared link shows the page’s title and description', () => {
  for (const [path, html] of pages) {
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    assert.ok(html.includes(`<meta property="og:title" content="${title}">`), path);
    assert.match(html, /<meta property="og:description" content="[^"]{20}/, path);
  }
});

test('every page but the one for unknown addresses names its own address', () => {
  for (const [path, html] of pages) {
    const named = findAll(html, /<link rel="canonical" href="([^"]*)">/g);
    const shared = findAll(html, /<meta property="og:url" content="([^"]*)">/g);
    assert.deepEqual([named, shared], path === '/404' ? [[], []] : [[path], [path]], path);
  }
});

test('a shared link shows a picture, which is that of its technology if it has one', () => {
  for (const [path, html] of pages) {
    const [picture = ''] = findAll(html, /<meta property="og:image" content="([^"]*)">/g);
    const { width, height } = measurePicture(picture);
    assert.deepEqual([width, height], [1200, 630], path);
    assert.match(html, /<meta property="og:image:alt" content="[^"]{10}/, path);
    assert.match(html, /<meta name="twitter:card" content="summary_large_image">/, path);
    const [, slug] = /^\/language\/([^/]+)/.exec(path) ?? [];
    if (slug !== undefined) assert.equal(picture, `/share/${slug}.png`);
  }
});

test('the site can be installed: its icons have the sizes that it names', () => {
  const { icons } = JSON.parse(readFileSync(join(client, 'manifest.webmanifest'), 'utf8'));
  for (const { src, sizes } of icons) {
    if (sizes === 'any') continue;
    const { width, height } = measurePicture(src);
    assert.equal(`${width}x${height}`, sizes, src);
  }
  assert.ok(icons.some((icon: { purpose?: string }) => icon.purpose === 'maskable'));
  for (const [path, html] of pages) {
    const [touch = ''] = findAll(html, /<link rel="apple-touch-icon" href="([^"]*)">/g);
    assert.equal(measurePicture(touch).width, 180, path);
  }
});

test('every id is unique in its page', () => {
  for (const [path, ids] of idsByPage) assert.equal(new Set(ids).size, ids.length, path);
});

test('every section of a roadmap has its slug as an anchor, and contains the old anchors', async () => {
  for (const { slug, chapters, videos } of await loadSources()) {
    const html = pages.get(`/language/${slug}`) ?? '';
    const blocks = chapters.flatMap(({ topics }) => topics.map((topic) => [topic.slug, `${topic.id}`]));
    for (const [anchor, old] of [['videos', `video${videos.id}`], ...blocks])
      assert.match(html, new RegExp(`<section id="${anchor}" class="topic[^>]*><span id="${old}">`), slug);
  }
});

test('without script, the placement of a roadmap has questions with their answers', async () => {
  for (const { slug } of await loadSources()) {
    const html = pages.get(`/language/${slug}/placement`) ?? '';
    const answers = findAll(html, /<details class="self-check"><summary>(?:.+?)<\/summary>(<)/g);
    assert.equal(answers.length, 8, slug);
  }
});

test('every page has the rights notice of 2024', () => {
  for (const [path, html] of pages) assert.match(html, /© 2024 Waymark\. All rights reserved\./, path);
});

/** The size that a PNG file states. */
function measurePicture(address: string): { readonly width: number; readonly height: number } {
  const bytes = readFileSync(join(client, address));
  assert.equal(bytes.toString('latin1', 1, 4), 'PNG', address);
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function findAll(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => match[1] ?? '');
}

function readText(html: string): string {
  const text = html.replaceAll(/<[^>]*>/g, '');
  const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };
  return text.replaceAll(/&([^;\s]{2,5});/g, (all, name: string) => entities[name] ?? all);
}
