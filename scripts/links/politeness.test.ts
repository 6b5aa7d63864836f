import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { checkPages } from './check-pages.ts';
import { makeClock, makeSettings } from './testing/check-settings.ts';
import { answer, type Logged, type Play, playHosts } from './testing/play-hosts.ts';

const folder = await mkdtemp(join(tmpdir(), 'waymark-polite-'));
after(() => rm(folder, { recursive: true }));
const probe = await playHosts({}, { count: 3 });
after(() => probe.close());
const second = 1000;
const list = (host: string, count: number) => Array.from({ length: count }, (_, at) => `${host}/page-${at}`);
const pagesOf = (play: Play, count: number) =>
  Object.fromEntries(list('', count).map((path) => [path, play] as const));

test('checkPages() sends each host its share at once and no more, and all hosts together theirs', async () => {
  for (const [atOnce, together] of [
    [{ all: 16, host: 2 }, 6],
    [{ all: 2, host: 2 }, 2],
  ] as const) {
    const hosts = await playHosts(pagesOf(holdUntil(together), 6), { count: 3 });
    const pages = hosts.urls.flatMap((host) => list(host, 6));
    const settings = makeSettings({ ...makeClock(), atOnce, pause: 0 });
    const judged = await checkPages(pages, { file: join(folder, `share-${together}`), settings });
    await hosts.close();
    assert.ok([...judged.values()].every(({ state }) => state === 'works'));
    assert.ok(hosts.log.every(({ open, openAtAll }) => open <= atOnce.host && openAtAll <= together));
    assert.ok(hosts.log.some(({ openAtAll }) => openAtAll === together));
  }
});

test('checkPages() pauses between two requests to a host', async () => {
  const { log } = await visit('pause', { '/robots.txt': answer(404) });
  assert.deepEqual(
    findGaps(log).filter((gap) => gap < second),
    [],
  );
});

test('checkPages() pauses as long as robots.txt asks, within reason', async () => {
  for (const [asked, least] of [
    [7, 7 * second],
    [86_400, 30 * second],
  ] as const) {
    const rules = answer(200, {}, `User-agent: *\nCrawl-delay: ${asked}`);
    const { log } = await visit(`delay-${asked}`, { '/robots.txt': rules });
    assert.deepEqual([...new Set(findGaps(log))], [least]);
  }
});

test('checkPages() lets a busy host rest as long as it asks', async () => {
  let asked = 0;
  const play: Play = (request, response) => {
    asked += 1;
    (asked === 1 ? answer(429, { 'retry-after': '45' }) : answer(200))(request, response);
  };
  const { log, judged } = await visit('rest', { '/robots.txt': answer(404), ...pagesOf(play, 4) });
  assert.ok((findGaps(log)[1] ?? 0) >= 45 * second);
  assert.ok(judged.every(({ state }) => state === 'works'));
});

test('checkPages() leaves a host alone that asks for a long rest, also in the next run', async () => {
  const clock = makeClock();
  const until = new Date(clock.now() + 3600 * second).toUTCString();
  const busy = answer(429, { 'retry-after': until });
  const hosts = await playHosts({ '/robots.txt': answer(404), ...pagesOf(busy, 4) }, { now: clock.now });
  const [host = ''] = hosts.urls;
  const settings = makeSettings({ ...clock, atOnce: { all: 4, host: 1 } });
  const run = async () => {
    const before = hosts.log.length;
    const judged = await checkPages(list(host, 4), { file: join(folder, 'away'), settings });
    assert.ok([...judged.values()].every(({ state }) => state === 'unknown'));
    return hosts.log.slice(before).map(({ path }) => path);
  };
  const [asked, again] = [await run(), await run()];
  clock.setTo('2026-11-23T13:00:01.000Z');
  const later = await run();
  await hosts.close();
  assert.deepEqual([asked, again], [['/robots.txt', '/page-0'], []]);
  assert.ok(later.includes('/page-0'));
});

async function visit(name: string, pages: Readonly<Record<string, Play>>, atOnce = 1) {
  const clock = makeClock();
  const hosts = await playHosts({ ...pagesOf(answer(200), 4), ...pages }, { now: clock.now });
  const [host = ''] = hosts.urls;
  const settings = makeSettings({ ...clock, atOnce: { all: 8, host: atOnce } });
  const judged = await checkPages(list(host, 4), { file: join(folder, name), settings });
  await hosts.close();
  return { log: hosts.log, judged: [...judged.values()] };
}

function findGaps(log: readonly Logged[]): number[] {
  return log.slice(1).map(({ at }, before) => at - (log[before]?.at ?? 0));
}

/** Answers no request before that number of them are waiting, and those behind them had the time to arrive. */
function holdUntil(count: number): Play {
  const waiting: ServerResponse[] = [];
  const release = async () => {
    for (const url of [...probe.urls, ...probe.urls]) await fetch(url);
    for (const held of waiting.splice(0)) held.end();
  };
  return (_, response) => {
    waiting.push(response);
    if (waiting.length === count) void release();
  };
}
