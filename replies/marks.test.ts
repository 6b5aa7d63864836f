import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { escapeMarks, linkPage, marksOf } from './marks.ts';
import { library } from './testing/ask-sample.ts';

test('escapeMarks shows marks as they were typed', () => {
  for (const [typed, written] of [
    ['a * b * c', String.raw`a \* b \* c`],
    ['snake_case', String.raw`snake\_case`],
    ['# no heading', String.raw`\# no heading`],
    ['a | b', String.raw`a \| b`],
    ['[a](b)', String.raw`\[a\](b)`],
    ['![a](b)', String.raw`\!\[a\](b)`],
    ['~~gone~~', String.raw`\~\~gone\~\~`],
    ['a < b && c > d', 'a &lt; b &amp;&amp; c &gt; d'],
    ['<script>', '&lt;script&gt;'],
    ['plain words', 'plain words'],
    ['`a * b` and `<p>`', '`a * b` and `<p>`'],
  ] as const)
    assert.equal(escapeMarks(typed), written);
});

test('escapeMarks leaves no tag and no link outside code, whatever was typed', () => {
  const piece = fc.constantFrom(
    '<img src=x>',
    '[a](b)',
    '`',
    '*',
    '<',
    '&',
    'http://x.io',
    ' ',
    'word',
    '\\',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const prose = escapeMarks(pieces.join(''))
        .split('`')
        .filter((_, at) => at % 2 === 0)
        .join('');
      assert.doesNotMatch(prose, /[<>]|(?<!\\)[[\]*]/);
    }),
  );
});

test('escapeMarks keeps in code only addresses that are set aside for examples, or of the same site', () => {
  for (const [typed, written] of [
    ['`curl https://evil.io/x`', '`curl https://example.com`'],
    ['`curl https://api.example.org/v1`', '`curl https://api.example.org/v1`'],
    ['`http://localhost:3000`', '`http://localhost:3000`'],
    ['`<a href="page.html">`', '`<a href="/page.html">`'],
    ['`<a href="#top">`', '`<a href="#top">`'],
  ] as const)
    assert.equal(escapeMarks(typed), written);
});

test('linkPage writes brackets in an address as codes, and a long title short', () => {
  const url = 'https://en.wikipedia.org/wiki/Tree_(data_structure)';
  const page = { url, kind: 'reference', cost: 'free' } as const;
  assert.equal(
    linkPage({ ...page, title: 'Tree' }),
    '[Tree](https://en.wikipedia.org/wiki/Tree_%28data_structure%29)',
  );
  for (const [title, shown] of [
    ['A guide', 'A guide'],
    ['Book: a very long part of it that nobody reads in a list - Chapter — Sets', 'Book — Sets'],
    [`Guide: ${'long '.repeat(20)}`.trim(), 'Guide'],
  ] as const)
    assert.ok(linkPage({ ...page, title }).startsWith(`[${shown}](`), title);
});

test('marksOf names no address but the registry’s, for any topic', () => {
  for (const topic of library.topics.values()) {
    const { link, pages, task, ask } = marksOf(topic);
    assert.ok(link.endsWith(`](/language/${topic.key.replace('/', '#')})`), topic.key);
    assert.equal(pages.length, topic.websites.length);
    for (const text of [task, ask])
      assert.doesNotMatch(text, /https?:\/\/(?!(?:[\w-]+\.)*example\.(?:com|org|net)|localhost)/, topic.key);
    assert.equal(marksOf(topic), marksOf(topic));
  }
});

test('linkPage says that a page is gone, and leads only to its stored copy', () => {
  const [url, copy] = ['https://docs.example.org/page', 'https://archive.example.org/page'];
  const page = { title: 'A page', kind: 'official', cost: 'free', gone: url } as const;
  assert.equal(linkPage({ ...page, url: copy }), `[A page](${copy}) (stored copy)`);
  assert.equal(linkPage({ ...page, url }), 'A page (gone)');
});
