import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';

import { checkPages } from './check-pages.ts';
import { makeClock, makeSettings } from './testing/check-settings.ts';
import { answer, type Play, playHosts, redirect } from './testing/play-hosts.ts';

const late = new AbortController();
const sent = { huge: 0, trickle: 0 };
let busy = 0;
const refuseHead =
  (play: Play, status = 405): Play =>
  (request, response) =>
    (request.method === 'HEAD' ? answer(status) : play)(request, response);
const streamForever =
  (name: keyof typeof sent, size: number): Play =>
  (_, response) => {
    const chunk = Buffer.alloc(size);
    response.writeHead(200, { 'content-type': 'text/html' });
    const write = () => {
      if (response.destroyed) return;
      sent[name] += size;
      if (response.write(chunk)) setImmediate(write);
      else response.once('drain', write);
    };
    write();
  };
const clock = makeClock();
const hosts = await playHosts(
  {
    '/robots.txt': answer(200, {}, 'User-agent: *\nDisallow: /private\nAllow: /'),
    '/works': answer(200),
    '/head-refused': refuseHead(answer(200)),
    '/head-missing': refuseHead(answer(200), 404),
    '/moved': redirect('/works'),
    '/moved-for-now': redirect('/moved', 307),
    '/loop': redirect('/loop-back'),
    '/loop-back': redirect('/loop'),
    ...Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`/far-${at}`, redirect(`/far-${at + 1}`)])),
    '/to-mail': redirect('mailto:someone@example.org'),
    '/to-private': redirect('/private/page'),
    '/private/page': answer(200),
    '/gone': answer(410),
    '/to-missing': redirect('/missing'),
    '/not-allowed': answer(403),
    '/log-in': answer(401),
    '/busy-once': (request, response) => {
      busy += 1;
      (busy === 1 ? answer(429, { 'retry-after': '30' }) : answer(200))(request, response);
    },
    '/broken': answer(500),
    '/unavailable': answer(503),
    '/slow': () => late.abort(),
    '/huge': refuseHead(streamForever('huge', 64 * 1024)),
    '/trickle': refuseHead(streamForever('trickle', 1)),
    '/hangs-up': (request) => void request.socket.destroy(),
  },
  { now: clock.now },
);
const folder = await mkdtemp(join(tmpdir(), 'waymark-links-'));
after(async () => {
  await hosts.close();
  await rm(folder, { recursive: true });
});
const [host = ''] = hosts.urls;
const settings = makeSettings({
  ...clock,
  limitTime: (url) => (url.endsWith('/slow') ? late.signal : new AbortController().signal),
});
const check = async (pages: readonly string[]) =>
  checkPages(pages, { file: join(folder, 'visits'), settings });

const works: Readonly<Record<string, string>> = {
  '/works': '',
  '/head-refused': '',
  '/head-missing': '',
  '/moved': `${host}/works`,
  '/moved-for-now': `${host}/works`,
  '/busy-once': '',
  '/huge': '',
  '/trickle': '',
};
const unknown: Readonly<Record<string, RegExp>> = {
  '/loop': /in a loop/,
  '/far-0': /too often/,
  '/to-mail': /no page/,
  '/private/page': /robots.txt forbids/,
  '/to-private': /robots.txt forbids/,
  '/not-allowed': /403/,
  '/log-in': /401/,
  '/broken': /500/,
  '/unavailable': /503/,
  '/slow': /timed out/,
  '/hangs-up': /no connection/,
};
const missing = ['/missing', '/gone', '/to-missing'];
const paths = [...Object.keys(works), ...Object.keys(unknown), ...missing];
const pages = [...paths.map((path) => host + path), `${hosts.secureUrl}/works`, 'http://127.0.0.1:1/'];
const first = await check(pages);
clock.setTo('2026-11-24T12:00:00.000Z');
const second = await check(pages);

describe('checkPages() says of a page', () => {
  for (const [path, moved] of Object.entries(works))
    test(`${path}: it works${moved && ', and where it moved'}`, () => {
      assert.deepEqual(first.get(host + path), { state: 'works', worked: '2026-11-23', moved });
      assert.deepEqual(second.get(host + path), { state: 'works', worked: '2026-11-24', moved });
    });
  for (const [path, why] of Object.entries(unknown))
    test(`${path}: it is unknown, on whatever number of days`, () => {
      for (const judgment of [first.get(host + path), second.get(host + path)]) {
        assert.equal(judgment?.state, 'unknown');
        assert.match('why' in judgment ? judgment.why : '', why);
      }
    });
  for (const path of missing)
    test(`${path}: it is unknown on the first day, and dead on another`, () => {
      assert.equal(first.get(host + path)?.state, 'unknown');
      assert.equal(second.get(host + path)?.state, 'dead');
    });
  test('a host with a bad certificate: it is unknown', () => {
    assert.deepEqual(second.get(`${hosts.secureUrl}/works`), {
      state: 'unknown',
      why: 'has a bad certificate: DEPTH_ZERO_SELF_SIGNED_CERT',
    });
  });
  test('a host that does not exist: it is unknown', () => {
    assert.equal(second.get('http://127.0.0.1:1/')?.state, 'unknown');
  });
});

test('checkPages() never asks for a page that robots.txt forbids', () => {
  assert.equal(hosts.log.filter(({ path }) => path.startsWith('/private')).length, 0);
});

test('checkPages() asks for the robots.txt of a host once in a run', () => {
  const asked = hosts.log.filter(({ path, host: name }) => path === '/robots.txt' && host.endsWith(name));
  assert.equal(asked.length, 2);
});

test('checkPages() does not read pages, however large or slow they are', () => {
  assert.ok(sent.huge > 0 && sent.huge < 8 * 1024 * 1024, `${sent.huge} bytes`);
  assert.ok(sent.trickle > 0 && sent.trickle < 1024 * 1024, `${sent.trickle} bytes`);
});
