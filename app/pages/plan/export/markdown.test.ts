import assert from 'node:assert/strict';
import { test } from 'node:test';

import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { createElement } from 'react';

import { exampleLiving } from '../../../../tests/plan/example-living.ts';
import { writeMarkdown } from './markdown.ts';
import { isFree } from '../words.ts';

const living = exampleLiving({});
const html = renderToStaticMarkup(
  createElement(Markdown, { remarkPlugins: [remarkGfm] }, writeMarkdown(living, 'https://waymark.example')),
);

test('writeMarkdown renders as one title, a heading for each day with work, and boxes to tick', () => {
  assert.equal(html.match(/<h1>/g)?.length, 1);
  assert.equal(html.match(/<h2>/g)?.length, living.plan.days.filter((day) => !isFree(day)).length);
  assert.ok((html.match(/type="checkbox"/g)?.length ?? 0) >= living.plan.covered.length);
});

test('writeMarkdown links every topic and its page, and leaves no mark unread', () => {
  for (const key of living.plan.covered) {
    const topic = living.shown.get(key);
    assert.ok(html.includes(`href="https://waymark.example${topic?.href}"`), key);
    assert.ok(html.includes(`href="${topic?.websites[0]?.url.replaceAll('&', '&amp;')}"`), key);
  }
  assert.doesNotMatch(html.replaceAll(/<[^>]+>/g, ''), /\]\(|\*\*|\[ \]/);
});

const countTicks = (text: string) => text.match(/- \[x\]/g)?.length ?? 0;

test('writeMarkdown ticks what is done', () => {
  const topic = living.plan.covered[0]?.slice('vue/'.length) ?? '';
  const told = exampleLiving({}, { told: () => [{ kind: 'topic-done', technology: 'vue', topic }] });
  assert.equal(countTicks(writeMarkdown(living, '')), 0);
  assert.ok(countTicks(writeMarkdown(told, '')) > 0);
});
