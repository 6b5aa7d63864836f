import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { Route } from '#app/routes.ts';
import { packErrors } from '#content/errors/pack-errors.ts';
import { listPages } from './list-pages.ts';
import { listPrecache } from './precache.ts';
import { loadSiteContent } from './site-content.ts';
import { writeExampleBuild } from './testing/example-build.ts';
import { writeSite } from './write-site.ts';

const exampleRoute = (name: string, indexed: boolean): Route => ({
  path: `/${name}`,
  source: `${name}/page`,
  load: async () => () => createElement('h1', null, `The ${name}`),
  title: `${name} · Waymark`,
  description: `What the ${name} is for.`,
  indexed,
});
const routes = [exampleRoute('glossary', true), exampleRoute('draft', false)];
const client = await mkdtemp(join(tmpdir(), 'waymark-site-'));
after(() => rm(client, { recursive: true }));
const read = (name: string) => readFile(join(client, name), 'utf8');

test('a new row in the route table is built, described, listed and stored for offline use without further steps', async () => {
  await writeExampleBuild(
    client,
    routes.map(({ source }) => source),
  );
  const pages = listPages(routes, await loadSiteContent([]));
  await writeSite(
    client,
    {
      pages,
      outlines: [],
      exercises: {},
      address: 'https://waymark.example',
      names: { stacks: [], neighbors: [] },
      questions: {},
      errors: packErrors([]),
      contrasts: [],
      answers: [],
      careers: { parts: {}, kinds: [], technologies: {}, pairs: [], questions: [] },
      goals: [],
      shapes: { shapes: [], abilities: {} },
      wishes: {},
      requirements: [],
    },
    async (path) => {
      const Page = await routes.find((route) => route.path === path)?.load();
      return Page ? renderToStaticMarkup(createElement(Page)) : assert.fail(path);
    },
  );
  const [glossary, draft] = [await read('glossary.html'), await read('draft.html')];
  assert.match(
    glossary,
    /<title>glossary · Waymark<\/title>.*What the glossary is for.*<h1>The glossary<\/h1>/,
  );
  assert.match(glossary, /<link rel="canonical" href="https:\/\/waymark\.example\/glossary">/);
  assert.match(
    glossary,
    /<meta property="og:image" content="https:\/\/waymark\.example\/share\/waymark\.png">/,
  );
  assert.match(glossary, /data-scripts="[^"]*\/assets\/glossary\.js/);
  assert.doesNotMatch(glossary, /noindex/);
  assert.match(draft, /<h1>The draft<\/h1>/);
  assert.match(draft, /<meta name="robots" content="noindex">/);
  assert.equal(await read('sitemap.txt'), '{site}/glossary\n');
  await writeFile(join(client, 'shell.html'), '');
  assert.deepEqual((await listPrecache(client)).pages, ['/draft', '/glossary', '/shell']);
});
