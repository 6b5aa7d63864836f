import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { isExercise } from '#app/offline/answer-exercise.ts';
import { listPrecache } from '../site/precache.ts';
import { loadSources } from '#content/library.ts';
import { unpackGoals } from '#content/shapes/pack-goals.ts';

const client = join(import.meta.dirname, '../dist/client');
const scripts = readdirSync(join(client, 'assets')).filter((file) => file.endsWith('.js'));
// Frames are no pages: learners' code runs in them, and they have other headers.
const pages = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.html') && !file.startsWith('frame/'),
);
const read = (file: string) => readFileSync(join(client, file), 'utf8');

test('a page opens with at most 98 kB of compressed script', () => {
  for (const page of pages) {
    const html = read(page);
    const [, firstPaint = ''] = /<script src="\/([^"]+)"/.exec(html) ?? [];
    const [, named = ''] = /data-scripts="([^"]+)"/.exec(html) ?? [];
    const opened = [firstPaint, ...named.split(' ').map((script) => script.slice(1))];
    assert.ok(opened.length > 3, `${page} names its scripts`);
    const bytes = opened.map((file) => readFileSync(join(client, `${file}.br`)).length);
    assert.ok(bytes.reduce((sum, size) => sum + size, 0) <= 98_000, `${page}: ${bytes.join(' ')}`);
  }
});

test('no script contains a schema library, YAML or a topic', async () => {
  const library = await loadSources();
  const topics = library.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.topics));
  for (const script of scripts) {
    const text = read(join('assets', script));
    assert.doesNotMatch(text, /ZodError|YAMLParseError/, script);
    for (const { description } of topics) assert.ok(!text.includes(description.slice(0, 60)), script);
  }
});

test('a roadmap page contains no topics of other technologies', async () => {
  const html = read('language/python.html');
  const others = (await loadSources()).filter(({ slug }) => slug !== 'python');
  for (const { chapters } of others) {
    for (const { topics } of chapters) {
      for (const { description } of topics) assert.ok(!html.includes(description.slice(0, 60)));
    }
  }
});

test('the largest roadmap is at most 110 kB of compressed document', () => {
  const roadmaps = readdirSync(join(client, 'language')).filter((file) => file.endsWith('.html.br'));
  for (const page of roadmaps)
    assert.ok(readFileSync(join(client, 'language', page)).length <= 110_000, page);
});

test('no page loads anything from another host or has an inline script or style', () => {
  for (const page of pages) {
    const html = read(page);
    assert.doesNotMatch(html, /<(script|link|img|source|video|iframe)[^>]* (src|href)="https?:/, page);
    assert.doesNotMatch(
      html,
      /<style|<script(?![^>]*( src=|type="application\/(ld\+)?json"))|\son[a-z]+="/,
      page,
    );
    assert.doesNotMatch(html, /<[^>]+\sstyle="/, page);
  }
});

test('everything stored for offline use is under 3 MB compressed', async () => {
  const { files } = await listPrecache(client);
  const sizes = files.map(({ url }) => sizeAsSent(url) ?? assert.fail(`${url} is missing`));
  const worker = sizeAsSent('/service-worker.js') ?? assert.fail('There is no worker.');
  const sum = sizes.reduce((all, size) => all + size, worker);
  assert.ok(sum < 3_000_000, `${sum} bytes`);
});

test('what the search loads is at most 300 kB compressed', () => {
  const [, data = ''] = /data-pages="([^"]+)"/.exec(read('home.html')) ?? [];
  const sizes = ['entries', 'entry-words'].map((name) => sizeAsSent(`${data}/${name}.json`) ?? 0);
  assert.ok(
    sizes.every((size) => size > 0),
    sizes.join(' '),
  );
  assert.ok(sizes.reduce((sum, size) => sum + size, 0) <= 300_000, sizes.join(' '));
});

test('every page or its data is stored for offline use, but no API call and not the worker itself', async () => {
  const { files, pages: addresses, build } = await listPrecache(client);
  const kept = new Set(files.map(({ url }) => url));
  const [, data = ''] = /data-pages="([^"]+)"/.exec(read('home.html')) ?? [];
  const goals = unpackGoals(JSON.parse(read(`${data.slice(1)}/all-goals.json`)));
  assert.ok(kept.has(`${data}/all-goals.json`));
  for (const { id } of goals) kept.add(`${data}/goals/${id}.json`);
  // The worker makes the list of a map of its roadmap.
  for (const { slug } of await loadSources()) kept.add(`${data}/language/${slug}/map.json`);
  for (const page of addresses) assert.ok(kept.has(page) || kept.has(`${data}${page}.json`), page);
  for (const url of kept)
    assert.doesNotMatch(url, /^\/(api|ai\/|service-worker|robots|share|icons|runtimes|.*\.(br|gz)$)/);
  for (const page of ['home.html', 'language/python.html', 'shell.html'])
    assert.match(read(page), new RegExp(`data-build="${build}"`));
});

test('a script that is not stored at first is kept once it is used', async () => {
  const { files } = await listPrecache(client);
  const stored = new Set(files.map(({ url }) => url));
  const later = scripts.map((name) => `/assets/${name}`).filter((url) => !stored.has(url));
  assert.ok(later.length > 0);
  for (const url of later) assert.ok(isExercise(url), url);
});

/** The compressed size of the answer at an address. */
function sizeAsSent(url: string): number | null {
  const named = join(client, url === '/' ? 'index' : url);
  const file = [named, `${named}.html`].flatMap((name) => [`${name}.br`, name]).find(isFile);
  return file === undefined ? null : readFileSync(file).length;
}

function isFile(name: string): boolean {
  return existsSync(name) && statSync(name).isFile();
}
