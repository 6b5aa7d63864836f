import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { loadLinks, parseLinks } from './links.ts';
import { linkKinds } from './schema.ts';

const header = 'url\ttitle\tkind\tcost\tlanguage\tevidence\tseen\tstate\tmoved\tarchived\n';
const row = 'https://docs.example.org/a\tA page\tofficial\tfree\ten\tseen there\t2026-01-01\n';
const other = row.trimEnd().replace('/a', '/b');

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

test('parseLinks() reads what a visit found, and leaves out what is not known', () => {
  const read = (columns: string) => [...parseLinks(`${header}${row.trimEnd()}\t${columns}\n`).values()][0];
  const [moved, archived] = ['https://docs.example.org/new', 'https://archive.example.org/a'];
  assert.partialDeepStrictEqual(read(`dead\t${moved}\t${archived}`), { state: 'dead', moved, archived });
  assert.partialDeepStrictEqual(read(`works\t${moved}`), { state: 'works', moved });
  assert.deepEqual(read('\t\t'), parseLinks(header + row).get('https://docs.example.org/a'));
});

describe('parseLinks() says which line is malformed:', () => {
  const rows: readonly (readonly [what: string, malformed: string])[] = [
    ['no columns', 'not a link'],
    ['an empty line', ''],
    ['no address', other.replace(/^[^\t]*/, '')],
    ['an address without a protocol', other.replace('https://', '')],
    ['no title', other.replace('A page', '')],
    ['an unknown kind', other.replace('official', 'blog')],
    ['a kind in capitals', other.replace('official', 'Official')],
    ['an unknown cost', other.replace('free', 'cheap')],
    ['no language', other.replace('\ten\t', '\t\t')],
    ['no evidence', other.replace('seen there', '')],
    ['no date', other.replace('2026-01-01', '')],
    ['a date in words', other.replace('2026-01-01', 'today')],
    ['a date with a time', other.replace('2026-01-01', '2026-01-01T00:00')],
    ['a column too few', other.replace(/\t[^\t]*$/, '')],
    ['an unknown state', `${other}\tgone`],
    ['a move that is not an address', `${other}\tworks\tthere`],
    ['an archived address of another protocol', `${other}\tdead\t\tfile:///a`],
    ['a column too many', `${other}\tworks\t\t\tmore`],
    ['spaces for tabs', other.replaceAll('\t', ' ')],
    ['a line break in the title', other.replace('A page', 'A\npage')],
  ];
  for (const [what, malformed] of rows)
    test(what, () => assert.throws(() => parseLinks(`${header}${row}${malformed}\n${row}`), /line 3 /));
});

test('parseLinks() takes every kind and cost that the schema lists', () => {
  for (const kind of linkKinds)
    for (const cost of ['free', 'login', 'paid'] as const) {
      const text = header + row.replace('official', kind).replace('free', cost);
      assert.partialDeepStrictEqual([...parseLinks(text).values()], [{ kind, cost }]);
    }
});

test('parseLinks() keeps the order of the rows, whether or not the last line ends', () => {
  const urls = ['https://b.example.org/', 'https://a.example.org/', 'https://c.example.org/?q=1#d'];
  const text = header + urls.map((url) => other.replace(/^[^\t]*/, url)).join('\n');
  for (const ending of ['', '\n', '\n\n']) assert.deepEqual([...parseLinks(text + ending).keys()], urls);
  assert.equal(parseLinks(header).size, 0);
});

test('parseLinks() refuses a repeated URL', () => {
  assert.throws(() => parseLinks(header + row + row), /line 3 repeats/);
  const renamed = row.replace('A page', 'Another');
  assert.throws(() => parseLinks(`${header}${row}${other}\n${renamed}`), /line 4 repeats/);
});

test('parseLinks() refuses a text without the header', () => {
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
