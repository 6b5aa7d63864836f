import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { answerPage, type PageRequest } from './answer-page.ts';
import { loadPages } from './load-pages.ts';

const folder = await mkdtemp(join(tmpdir(), 'waymark-pages-'));
after(() => rm(folder, { recursive: true }));
const texts = {
  'index.html': '<h1>Landing</h1>',
  'about.html': '<h1>About</h1>',
  'language/index.html': '<h1>Catalogue</h1>',
  'language/python.html': '<h1>Python</h1>',
  '404.html': '<h1>Not found</h1>',
  'assets/client-X1.js': 'run()',
  'favicon.svg': '<svg/>',
};
for (const [name, text] of Object.entries(texts)) {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), text);
  if (name === 'favicon.svg') continue;
  await writeFile(join(folder, `${name}.br`), brotliCompressSync(text));
  await writeFile(join(folder, `${name}.gz`), gzipSync(text));
}
const pages = await loadPages(folder, () => ({ 'X-Safe': 'yes' }));

test('answerPage(pages, request) gives each page at its address, with the common headers', () => {
  assert.deepEqual(read('/').text, '<h1>Landing</h1>');
  assert.deepEqual(read('/about').text, '<h1>About</h1>');
  assert.deepEqual(read('/language').text, '<h1>Catalogue</h1>');
  const python = read('/language/python?from=home');
  assert.deepEqual([python.status, python.text], [200, '<h1>Python</h1>']);
  assert.equal(python.headers['content-type'], 'text/html; charset=utf-8');
  assert.equal(python.headers['x-safe'], 'yes');
  assert.equal(python.headers['content-length'], '15');
});

test('answerPage(pages, request) redirects other spellings to the page and keeps the query', () => {
  const moved = {
    '/Language/python': '/language/python',
    '/LANGUAGE/PYTHON?q=1&r=%20': '/language/python?q=1&r=%20',
    '/language/python/': '/language/python',
    '/language/python.html': '/language/python',
    '/l%61nguage/python': '/language/python',
    '/Language/': '/language',
    '/index.html': '/',
    '/index': '/',
    '/ABOUT//': '/about',
  };
  for (const [target, location] of Object.entries(moved)) {
    const answer = read(target);
    assert.deepEqual([answer.status, answer.headers['location'], answer.text], [308, location, ''], target);
    assert.equal(answer.headers['x-safe'], 'yes');
  }
});

test('answerPage(pages, request) gives the not-found page with status 404 for everything else', () => {
  const unknown = [
    '/nope',
    '/language/cobol',
    '/404',
    '/404.html',
    '//example.com',
    '/%',
    '/assets/CLIENT-X1.js',
  ];
  for (const target of [...unknown, '/../about', '/about.html.br', '/client-X1.js']) {
    const answer = read(target);
    assert.deepEqual([answer.status, answer.text], [404, '<h1>Not found</h1>'], target);
  }
});

test('answerPage(pages, request) sends the smallest version that the browser accepts', () => {
  const encodingFor = (acceptEncoding: string) =>
    read('/about', { acceptEncoding }).headers['content-encoding'];
  assert.equal(encodingFor('gzip, deflate, br, zstd'), 'br');
  assert.equal(encodingFor('gzip;q=1.0, BR;q=0'), 'gzip');
  assert.equal(encodingFor('*'), 'br');
  assert.equal(encodingFor('br;q=0, *;q=0.5'), 'gzip');
  assert.equal(encodingFor('deflate'), undefined);
  assert.equal(encodingFor(''), undefined);
  assert.equal(read('/favicon.svg', { acceptEncoding: 'br' }).headers['content-encoding'], undefined);
  assert.equal(read('/about').headers['vary'], 'Accept-Encoding');
});

test('answerPage(pages, request) answers 304 without a body to a browser that has this version', () => {
  const { etag } = read('/about', { acceptEncoding: 'br' }).headers;
  assert.match(etag ?? '', /^"[\w-]{22}"$/);
  for (const ifNoneMatch of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    const answer = read('/about', { acceptEncoding: 'br', ifNoneMatch });
    assert.deepEqual([answer.status, answer.text, answer.headers['etag']], [304, '', etag]);
    assert.equal(answer.headers['content-length'], undefined);
  }
  assert.equal(read('/about', { acceptEncoding: 'gzip', ifNoneMatch: etag }).status, 200);
  assert.equal(read('/nope', { ifNoneMatch: '*' }).status, 404);
});

test('answerPage(pages, request) lets browsers cache hashed files for a year and revalidate everything else', () => {
  const immutable = 'public, max-age=31536000, immutable';
  assert.equal(read('/assets/client-X1.js').headers['cache-control'], immutable);
  assert.equal(read('/assets/client-X1.js').headers['content-type'], 'text/javascript; charset=utf-8');
  for (const target of ['/', '/favicon.svg', '/nope']) {
    assert.equal(read(target).headers['cache-control'], 'no-cache');
  }
});

test('answerPage(pages, request) sends only the headers for HEAD', () => {
  const head = read('/about', { method: 'HEAD' });
  assert.deepEqual([head.status, head.text, head.headers['content-length']], [200, '', '14']);
  assert.equal(read('/nope', { method: 'HEAD' }).text, '');
});

test('loadPages(folder, headersOf, site) tells crawlers the address of the site', async () => {
  await writeFile(join(folder, 'sitemap.txt'), '{site}/\n{site}/about\n');
  const { files } = await loadPages(folder, () => ({}), 'https://waymark.example');
  const body = files.get('/sitemap.txt')?.versions.get('identity')?.body.toString();
  assert.equal(body, 'https://waymark.example/\nhttps://waymark.example/about\n');
});

test('loadPages(folder) gives no pages for a missing folder', async () => {
  const none = await loadPages(join(folder, 'nothing'));
  assert.equal(answerPage(none, ask('/')), null);
});

function ask(target: string, more: Partial<PageRequest> = {}): PageRequest {
  return { method: 'GET', target, acceptEncoding: undefined, ifNoneMatch: undefined, ...more };
}

function read(target: string, more: Partial<PageRequest> = {}) {
  const { status, headers, body } = answerPage(pages, ask(target, more)) ?? assert.fail('no answer');
  const pairs = headers.flatMap((name, at) => (at % 2 ? [] : [[name.toLowerCase(), headers[at + 1] ?? '']]));
  const named: Partial<Record<string, string>> = Object.fromEntries(pairs);
  return { status, headers: named, text: body?.toString() ?? '' };
}
