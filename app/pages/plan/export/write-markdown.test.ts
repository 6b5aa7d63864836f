import assert from 'node:assert/strict';
import { test } from 'node:test';

import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { createElement } from 'react';

import { addressOf, splitKey } from '#content/topic-key.ts';

import { exampleTrackedPlan } from '../../../../tests/example-tracked-plan.ts';
import { writeMarkdown } from './write-markdown.ts';
import { isFree } from '../describe-fill.ts';
import { findTopic } from '../topics.ts';

const tracked = exampleTrackedPlan({});
const html = renderToStaticMarkup(
  createElement(Markdown, { remarkPlugins: [remarkGfm] }, writeMarkdown(tracked, 'https://waymark.example')),
);

test('writeMarkdown gives one title, a heading for each day with work, and checkboxes', () => {
  assert.equal(html.match(/<h1>/g)?.length, 1);
  assert.equal(html.match(/<h2>/g)?.length, tracked.plan.days.filter((day) => !isFree(day)).length);
  assert.ok((html.match(/type="checkbox"/g)?.length ?? 0) >= tracked.plan.covered.length);
});

test('writeMarkdown links every topic and its page, and leaves no Markdown unrendered', () => {
  for (const key of tracked.plan.covered) {
    const topic = findTopic(tracked.shown, key);
    assert.ok(html.includes(`href="https://waymark.example${addressOf(key)}"`), key);
    assert.ok(html.includes(`href="${topic?.websites[0]?.url.replaceAll('&', '&amp;')}"`), key);
  }
  assert.doesNotMatch(html.replaceAll(/<[^>]+>/g, ''), /\]\(|\*\*|\[ \]/);
});

const countTicks = (text: string) => text.match(/- \[x\]/g)?.length ?? 0;

test('writeMarkdown checks what is done', () => {
  const topic = tracked.plan.covered[0]?.slice('vue/'.length) ?? '';
  const withDone = exampleTrackedPlan(
    {},
    { events: () => [{ kind: 'topic-done', technology: 'vue', topic }] },
  );
  assert.equal(countTicks(writeMarkdown(tracked, '')), 0);
  assert.ok(countTicks(writeMarkdown(withDone, '')) > 0);
});

test('writeMarkdown ticks the finished parts of a topic that is begun', () => {
  const request = { minutesADay: { weekday: 10 } };
  const { plan } = exampleTrackedPlan(request);
  const key = plan.days.flatMap(({ items }) => items).find(({ parts }) => parts > 1)?.key ?? '';
  const events = () => [{ kind: 'topic-started', ...splitKey(key), parts: 1 } as const];
  const begun = exampleTrackedPlan(request, { events });
  const { title = '' } = begun.shown.get(key) ?? {};
  const lines = writeMarkdown(begun, '')
    .split('\n')
    .filter((line) => line.includes(`[${title}]`));
  const boxes = lines.flatMap((line) => /^- \[(.)\].*part (\d)/.exec(line)?.slice(1).join('') ?? []);
  assert.deepEqual(boxes.slice(0, 2), ['x1', ' 2']);
});
