import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';

import { Hono } from 'hono';

import type { Env } from '../http/env.ts';
import { archiveAssets } from './archive-assets.ts';
import { serveArchivedAssets } from './serve-archived-assets.ts';

const month = 30 * 86_400_000;
const folder = await mkdtemp(join(tmpdir(), 'waymark-assets-'));
after(() => rm(folder, { recursive: true }));
const archive = join(folder, 'archive');
await mkdir(archive);
await writeFile(join(folder, 'secret.txt'), 'secret');
const app = new Hono<Env>().get('/assets/*', serveArchivedAssets(archive));

test('an asset of an earlier build is still served after the next one, compressed and cacheable', async () => {
  await build('one', { 'reply-A.js': 'old()', 'pages-A/language/python.json': '{"old":1}' });
  await build('two', { 'reply-B.js': 'new()' });
  for (const [name, text] of [
    ['reply-A.js', 'old()'],
    ['reply-B.js', 'new()'],
    ['pages-A/language/python.json', '{"old":1}'],
  ]) {
    const answer = await app.request(`/assets/${name}`);
    assert.deepEqual([answer.status, await answer.text()], [200, text]);
    assert.equal(answer.headers.get('cache-control'), 'public, max-age=31536000, immutable');
  }
  const headers = { 'accept-encoding': 'gzip' };
  const zipped = await app.request('/assets/reply-A.js', { headers });
  assert.equal(zipped.headers.get('content-encoding'), 'gzip');
  assert.match(zipped.headers.get('content-type') ?? '', /javascript/);
});

test('nothing outside the folder is served, and missing files are not found', async () => {
  const paths = ['/assets/../secret.txt', '/assets/%2e%2e/secret.txt', '/assets/..%2fsecret.txt'];
  for (const path of [...paths, '/assets/gone.js', '/assets/', '/assets//secret.txt'])
    assert.equal((await app.request(path)).status, 404, path);
});

test('assets that no build has used for a month are removed, but never those of this build', async () => {
  const old = new Date(Date.now() - month - 1000);
  for (const name of ['reply-A.js', 'reply-B.js']) await utimes(join(archive, name), old, old);
  await build('two', { 'reply-B.js': 'new()' });
  const names = await readdir(archive, { recursive: true });
  assert.ok(!names.includes('reply-A.js'));
  assert.ok(names.includes('reply-B.js') && names.includes('reply-B.js.gz'));
});

/** Makes a build and starts with it. */
async function build(name: string, files: Record<string, string>): Promise<void> {
  const built = join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(built, file)), { recursive: true });
    await writeFile(join(built, file), text);
    await writeFile(join(built, `${file}.gz`), gzipSync(text));
  }
  await archiveAssets({ built, archive }, month);
}
