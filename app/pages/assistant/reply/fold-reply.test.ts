import assert from 'node:assert/strict';
import { test } from 'node:test';

import { foldReply } from './fold-reply.ts';
import type { Node } from './set-off-code.ts';

const text = (value: string): Node => ({ type: 'text', value });
const paragraph = (...children: Node[]): Node => ({ type: 'paragraph', children });
const link = (title: string): Node => ({ type: 'link', children: [text(title)] });
const item = (title: string): Node => ({ type: 'listItem', children: [paragraph(link(title))] });
const list = (...titles: string[]): Node => ({ type: 'list', children: titles.map(item) });
const day = (title: string): Node[] => [
  paragraph({ type: 'strong', children: [text(title)] }),
  list('a topic'),
];

/** What stays, and the titles of what is folded. */
function fold(...children: Node[]): { readonly shown: string; readonly titles: string[] } {
  const tree = { type: 'root', children };
  foldReply()(tree);
  const folded = tree.children.filter(({ type }) => type === 'details');
  const shown = tree.children.filter(({ type }) => type !== 'details').map(read);
  return { shown: shown.join(' '), titles: folded.map((node) => read(node.children?.[0])) };
}

function read(node: Node | undefined): string {
  return node?.value ?? node?.children?.map(read).join('') ?? '';
}

test('foldReply() leaves the first week of a plan, and folds the days after it', () => {
  const days = Array.from({ length: 10 }, (_, index) => day(`Day ${index + 1}`)).flat();
  const { shown, titles } = fold(paragraph(text('Hello')), ...days, paragraph(text('The end.')));
  assert.match(shown, /^Hello Day 1 .*Day 7 a topic The end\.$/);
  assert.deepEqual(titles, ['Show days 8–10']);
  const weeks = ['Week 1 (Days 1–7)', 'Week 2 (Days 8–14)', 'Week 3 (Days 15–20)'].flatMap(day);
  assert.deepEqual(fold(...weeks).titles, ['Show days 8–20']);
});

test('foldReply() counts the week from the first day of the plan, and folds no plan of a week', () => {
  assert.deepEqual(fold(...['Day 9'].flatMap(day)).titles, []);
  assert.deepEqual(fold(...['Days 12–18', 'Day 19'].flatMap(day)).titles, ['Show day 19']);
});

test('foldReply() leaves the first page to read on', () => {
  const { shown, titles } = fold(paragraph(text('Read on:')), list('one', 'two', 'three'));
  assert.equal(shown, 'Read on: one');
  assert.deepEqual(titles, ['2 more pages']);
  assert.deepEqual(fold(paragraph(text('Read on:')), list('one', 'two')).titles, []);
  assert.deepEqual(fold(paragraph(text('Choose:')), list('one', 'two', 'three')).titles, []);
});

test('foldReply() folds what is related, left out or known if that is long', () => {
  const topics = [link('Lists'), text(', '), link('Sets'), text(' and '), link('Maps')];
  assert.deepEqual(fold(paragraph(text('Related: '), ...topics)).titles, ['Related']);
  assert.deepEqual(fold(paragraph(text('Taken as known, as you said: '), ...topics)).titles, [
    'Taken as known, as you said',
  ]);
  assert.deepEqual(fold(paragraph(text('Related: '), link('Lists'))).titles, []);
  assert.deepEqual(fold(paragraph(text('Did you mean '), ...topics)).titles, []);
});
