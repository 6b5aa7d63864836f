import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import type { SearchEntry } from './search-entry.ts';
import { makeEntryIndex } from './entry-index.ts';
import { findEntries } from './find-entries.ts';

const rows: readonly (readonly [key: string, title: string, names: string, questions: string])[] = [
  ['javascript/closures', 'Closures', 'lexical scope|inner function', 'why does my function remember'],
  ['javascript/classes', 'Classes', 'constructor|new keyword', 'how do i make many objects alike'],
  ['javascript/json', 'JSON', 'parse text', 'turn an object into text'],
  ['php/closures', 'Anonymous functions and closures', 'lambda', 'pass a function to another'],
  ['sql/outer-joins', 'Outer joins', 'left join|right join', 'keep rows that have no partner'],
  ['sql/inner-join', 'Inner joins', 'join', 'put two tables together'],
  ['css/centering', 'Centering', 'center a div|align in the middle', 'my box is not in the middle'],
  ['git/undoing-commits', 'Undoing commits', 'reset|revert', 'take back my last commit'],
];

const topics = rows.map(([key, title, names, questions]): SearchEntry => ({
  kind: 'topic',
  key,
  title,
  technologies: [key.split('/')[0] ?? ''],
  names: names.split('|'),
  questions: questions.split('|'),
  chapter: 'Basics',
  minutes: 25,
  weight: 1,
}));
const technologies = [
  { slug: 'javascript', names: ['JavaScript', 'js'] },
  { slug: 'php', names: ['PHP'] },
  { slug: 'sql', names: ['MySQL', 'sql'] },
];
const pages = technologies.map(({ slug, names: [title = '', ...names] }): SearchEntry => ({
  kind: 'technology',
  key: slug,
  title,
  names,
  technologies: [slug],
  questions: [],
  chapter: '',
  minutes: 600,
  weight: 1,
}));
const index = makeEntryIndex({ entries: [...topics, ...pages], technologies });
const first = (typed: string, technology?: string) =>
  findEntries(index, typed, { limit: 5, ...(technology && { technology }) })[0]?.entry.key;

const found: Readonly<Record<string, string>> = {
  closures: 'javascript/closures',
  'left join': 'sql/outer-joins',
  'center a div': 'css/centering',
  'take back commit': 'git/undoing-commits',
  'box not in the middle': 'css/centering',
};

test('findEntries(index, typed) gives first what has that title, that name, or that question', () => {
  for (const [typed, key] of Object.entries(found)) assert.equal(first(typed), key, typed);
});

test('findEntries(index, typed) finds a word of which only the beginning is typed', () => {
  for (const typed of ['clo', 'closu', 'undoing com', 'center a d'])
    assert.ok(first(typed)?.match(/closures|undoing|centering/), typed);
  assert.equal(first('closu'), 'javascript/closures');
});

test('findEntries(index, typed) forgives one slip in a short word and two in a long one', () => {
  for (const typed of ['colsures', 'closurs', 'clsoure', 'undonig comits', 'centring', 'lfet join'])
    assert.ok(first(typed)?.match(/closures|undoing|centering|outer/), typed);
});

test('a technology that is named comes before others with the same words', () => {
  assert.equal(first('php closures'), 'php/closures');
  assert.equal(first('closures js'), 'javascript/closures');
  assert.equal(first('left join mysql'), 'sql/outer-joins');
});

test('the name of a technology alone gives the technology itself', () => {
  for (const typed of ['javascript', 'JS', 'js ', 'mysql'])
    assert.match(first(typed) ?? '', /^(javascript|sql)$/);
});

test('findEntries(index, typed, { technology }) gives entries of that technology only', () => {
  assert.equal(first('closures', 'php'), 'php/closures');
  assert.equal(first('closures', 'sql'), undefined);
});

test('findEntries(index, typed) gives nothing for words that nobody wrote', () => {
  for (const typed of ['', '   ', 'qqqq', '???']) assert.equal(first(typed), undefined, typed);
});

test('findEntries(index, typed) never throws, keeps the limit and gives nothing twice', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom(...Object.keys(found)),
  );
  fc.assert(
    fc.property(text, fc.integer({ min: 0, max: 4 }), (typed, limit) => {
      const entries = findEntries(index, typed, { limit }).map(({ entry }) => entry);
      assert.ok(entries.length <= limit);
      assert.equal(new Set(entries).size, entries.length);
    }),
  );
});

test('findEntries(index, typed) reads words that are written as one', () => {
  assert.equal(first('leftjoin'), 'sql/outer-joins');
  assert.equal(first('innerfunction '), 'javascript/closures');
});

test('findEntries(index, typed) reads the name of a technology with one slip', () => {
  assert.equal(first('jvascript functions'), 'javascript/closures');
  assert.equal(first('functions'), 'php/closures');
  assert.equal(first('javascirpt'), 'javascript');
});

test('findEntries(index, typed) reads a word that is written as two', () => {
  assert.equal(first('java script'), 'javascript');
});

test('findEntries(index, typed) reads a slip in a word that has capitals inside', () => {
  assert.equal(first('JvaaScript'), 'javascript');
});

test('findEntries(index, typed) reads a slip that looks like another word with an ending', () => {
  assert.equal(first('parteners'), 'sql/outer-joins');
  assert.equal(first('joining lefts'), 'sql/outer-joins');
  assert.equal(first('resest'), 'git/undoing-commits');
});
