import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { loadLinks, parseLinks } from './links.ts';

const header = 'url\ttitle\tkind\tcost\tlanguage\tevidence\tseen\n';
const row = 'https://docs.example.org/a\tA page\tofficial\tfree\ten\tseen there\t2026-01-01\n';

test('parseLinks() reads a row into its parts', () => {
  assert.deepEqual(parseLinks(header + row).get('https://docs.example.org/a'), {
    url: 'https://docs.example.org/a',
    title: 'A page',
    kind: 'official',
    cost: 'free',
    language: 'en',
    evidence: 'seen there',
    seen: '2026-01-01',
  });
});

test('parseLinks() says which line is not well formed', () => {
  assert.throws(() => parseLinks(`${header}${row}not a link\n`), /line 3/);
  assert.throws(() => parseLinks(header + row.replace('official', 'blog')), /line 2/);
  assert.throws(() => parseLinks(header + row.replace('2026-01-01', 'today')), /line 2/);
});

test('parseLinks() refuses a URL that stands twice', () => {
  assert.throws(() => parseLinks(header + row + row), /line 3 repeats/);
});

test('parseLinks() never takes a text that does not begin with the columns', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      assert.throws(() => parseLinks(`x${text}`));
    }),
  );
});

test('loadLinks() reads the registry of this project', async () => {
  const links = await loadLinks();
  assert.ok(links.size > 50);
});
