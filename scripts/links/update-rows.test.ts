import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseLinks } from '#content/links.ts';

import type { Judgment } from './judge-page.ts';
import { pageOf, updateRows } from './update-rows.ts';

const header = 'url\ttitle\tkind\tcost\tlanguage\tevidence\tseen\tstate\tmoved\tarchived';
const url = 'https://docs.example.org/page#part';
const row = `${url}\tA page\tofficial\tfree\ten\tcited by 2 curated lists\t2026-08-21`;
const other = row.replaceAll('/page', '/other');
const copy = 'https://archive.example.org/page';
const update = (line: string, judgment: Judgment) =>
  updateRows(`${header}\n${line}\n${other}\n`, new Map([[pageOf(url), judgment]]));
const read = (line: string, judgment: Judgment) => parseLinks(update(line, judgment)).get(url);
const unknown = { state: 'unknown', why: 'answered 500' } as const;
const dead = { state: 'dead', why: 'answered 404' } as const;

test('updateRows() dates a link that works, and keeps the place inside a page that moved', () => {
  const moved = 'https://docs.example.org/new';
  assert.partialDeepStrictEqual(read(row, { state: 'works', worked: '2026-11-23', moved }), {
    evidence: 'opened',
    seen: '2026-11-23',
    state: 'works',
    moved: `${moved}#part`,
  });
  const back = read(`${row}\tunknown\t${moved}`, { state: 'works', worked: '2026-11-23', moved: '' });
  assert.equal(back?.moved, undefined);
});

test('updateRows() keeps what was known of a link that is unknown now', () => {
  const known = `${row.replace('cited by 2 curated lists', 'opened')}\tworks\t\t${copy}`;
  assert.partialDeepStrictEqual(read(known, unknown), {
    evidence: 'opened',
    seen: '2026-08-21',
    state: 'unknown',
    archived: copy,
  });
});

test('updateRows() keeps a dead link and its stored copy, until it works again', () => {
  const line = `${row}\tdead\t\t${copy}`;
  assert.partialDeepStrictEqual(read(row, dead), { state: 'dead', seen: '2026-08-21' });
  assert.partialDeepStrictEqual(read(line, unknown), { state: 'dead', archived: copy });
  const again = read(line, { state: 'works', worked: '2026-11-23', moved: '' });
  assert.partialDeepStrictEqual(again, { state: 'works', archived: copy });
});

test('updateRows() leaves every other row as it was', () => {
  const text = update(row, unknown);
  assert.deepEqual(text.split('\n').slice(2), [other, '']);
  assert.equal(updateRows(`${header}\n${row}\n${other}\n`, new Map()), `${header}\n${row}\n${other}\n`);
});
