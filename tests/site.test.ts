import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { matchPath } from 'react-router';

import { loadGoals, loadSources } from '#content/library.ts';

import { routes } from '#app/routes.ts';

const client = join(import.meta.dirname, '../dist/client');
const pages = new Map(
  // The shell is empty until the browser renders a page into it.
  globSync('**/*.html', { cwd: client, exclude: ['shell.html'] }).map((file) => [
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
  assert.equal(built.get('/goals/:goal')?.length, (await loadGoals()).length);
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

test('every page has the rights notice of 2024', () => {
  for (const [path, html] of pages) assert.match(html, /© 2024 Waymark\. All rights reserved\./, path);
});

function findAll(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => match[1] ?? '');
}
