import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { compileRoadmaps } from '#content/compile.ts';
import { loadSources } from '#content/library.ts';
import { loadLinks } from '#content/links.ts';
import type { Link } from '#content/schema.ts';
import { loadSiteContent } from '#site/site-content.ts';
import type { RenderPage } from '#site/write-site.ts';

const built = join(import.meta.dirname, '../dist/render/render.js');
const { renderPage }: { renderPage: RenderPage } = await import(pathToFileURL(built).href);
const [sources, links] = await Promise.all([loadSources(), loadLinks()]);
const slug = 'python';
const topics = sources
  .filter((source) => source.slug === slug)
  .flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.topics));
const topic = topics.find(({ websites }) => websites.length > 2);
const [first = '', second = '', third = ''] = topic?.websites ?? [];
const copy = 'https://archive.example.org/page';

test('a topic names its best page that works as the start, and says of a page what is known of it', async () => {
  const items = await show({
    [first]: { evidence: 'opened', seen: '2026-09-14', state: 'works', cost: 'login', language: 'de' },
    [second]: { evidence: 'cited by 2 curated lists', seen: '2024-03-15' },
  });
  assert.match(items[0] ?? '', /^Start here<.* needs a login · in German worked in September 2026$/);
  assert.match(items[1] ?? '', /^<.* listed in March 2024$/);
});

test('a page that is gone stays in its topic, last and said to be gone, with its stored copy if there is one', async () => {
  const items = await show({ [first]: { state: 'dead', archived: copy } });
  assert.equal(items.length, topic?.websites.length);
  assert.match(items[0] ?? '', /^Start here</);
  assert.match(items.at(-1) ?? '', new RegExp(`<${copy}>.* stored copy · the page at \\S+ is gone$`));
});

test('a page that is gone without a copy is no link', async () => {
  const items = await show({ [third]: { state: 'dead' } });
  assert.match(items.at(-1) ?? '', /^[^<]+ · gone, and no copy is known$/);
  assert.ok(!items.at(-1)?.includes(third));
});

/** The links of the topic as a reader finds them, each address between brackets. */
async function show(changes: Readonly<Record<string, Partial<Link>>>): Promise<string[]> {
  const known = [...links.values()].map((link): [string, Link] => [
    link.url,
    { ...link, ...changes[link.url] },
  ]);
  const { roadmaps } = await loadSiteContent(compileRoadmaps(sources, new Map(known)));
  const page = roadmaps.find((roadmap) => roadmap.slug === slug);
  const html = await renderPage(`/language/${slug}`, page);
  const list = html.split(`id="${topic?.slug}"`)[1]?.split('<ul class="websites')[1]?.split('</ul>')[0] ?? '';
  return [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) => readItem(item));
}

function readItem(item: string): string {
  const addressed = item.replaceAll(/<a href="([^"]*)"[^>]*>/g, '[$1]');
  return addressed
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\[([^\]]*)\]/g, '<$1>')
    .trim();
}
