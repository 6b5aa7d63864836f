import assert from 'node:assert/strict';
import { test } from 'node:test';

import { compileWebsites } from './compile-websites.ts';
import type { Link } from '../schema.ts';

const page = 'https://docs.example.org/page';
const other = 'https://docs.example.org/other';
const copy = 'https://archive.example.org/page';

test('compileWebsites() says when a page last worked only if it was opened', () => {
  assert.deepEqual(compile({ evidence: 'opened', seen: '2026-09-14' })[0], {
    ...shown(page),
    worked: '2026-09',
  });
  assert.deepEqual(compile({ evidence: 'cited by 2 lists', seen: '2024-03-15' })[0], {
    ...shown(page),
    listed: '2024-03',
  });
});

test('compileWebsites() names a language other than English', () => {
  assert.equal(compile({})[0]?.language, undefined);
  assert.equal(compile({ language: 'de' })[0]?.language, 'de');
});

test('compileWebsites() puts a page that is gone last, and leads to its stored copy', () => {
  const [first, last] = compile({ state: 'dead', archived: copy });
  assert.equal(first?.url, other);
  assert.partialDeepStrictEqual(last, { url: copy, gone: page });
  assert.partialDeepStrictEqual(compile({ state: 'dead' })[1], { url: page, gone: page });
});

test('compileWebsites() leads to the page itself while nobody knows that it is gone', () => {
  for (const state of ['works', 'unknown'] as const)
    assert.equal(compile({ state, archived: copy })[0]?.url, page);
});

test('compileWebsites() refuses an address that is not in the registry', () => {
  assert.throws(() => compileWebsites([page], new Map()), /is not in links\.tsv/);
});

function compile(facts: Partial<Link>) {
  const link = { ...shown(page), language: 'en', evidence: 'opened', seen: '2026-09-14' };
  const links = [
    { ...link, ...facts },
    { ...link, url: other },
  ];
  return compileWebsites([page, other], new Map(links.map((one) => [one.url, one])));
}

function shown(url: string) {
  return { url, title: 'A page', kind: 'official', cost: 'free' } as const;
}
