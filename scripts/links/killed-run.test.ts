import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { watch } from 'node:fs';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { parseLinks } from '#content/links.ts';

import { answer, type Play, playHosts } from './testing/play-hosts.ts';

const command = join(import.meta.dirname, '../links.ts');
const folder = await mkdtemp(join(tmpdir(), 'waymark-killed-'));
after(() => rm(folder, { recursive: true }));
const [registry, visits] = [join(folder, 'links.tsv'), join(folder, 'visits.jsonl')];
const header = 'url\ttitle\tkind\tcost\tlanguage\tevidence\tseen\tstate\tmoved\tarchived';
const paths = Array.from({ length: 8 }, (_, at) => `/page-${at}`);

test('npm run links continues after it was killed, with the pages that it has not visited', async () => {
  let isFirst = true;
  const held: Play = (request, response) => void (isFirst || answer(200)(request, response));
  const plays = paths.map((path, at) => [path, at < 4 ? answer(200) : held] as const);
  const hosts = await playHosts(Object.fromEntries(plays));
  const [host = ''] = hosts.urls;
  const rows = paths.map((path) => `${host}${path}\tA page\ttutorial\tfree\ten\tcited\t2024-01-01`);
  await writeFile(registry, `${[header, ...rows].join('\n')}\n`);

  const first = startRun();
  await waitForVisits(4);
  first.kill('SIGKILL');
  await once(first, 'exit');
  assert.equal(await readFile(registry, 'utf8'), `${[header, ...rows].join('\n')}\n`);
  // A run may be killed in the middle of a line.
  await appendFile(visits, '{"page":"http://127.0.');

  isFirst = false;
  const before = hosts.log.length;
  await once(startRun(), 'exit');
  const asked = hosts.log.slice(before).map(({ path }) => path);
  assert.deepEqual(asked.toSorted(), [...paths.slice(4), '/robots.txt']);
  const links = [...parseLinks(await readFile(registry, 'utf8')).values()];
  assert.deepEqual(
    links.map(({ state, evidence }) => [state, evidence]),
    paths.map(() => ['works', 'opened']),
  );
  const third = hosts.log.length;
  await once(startRun(), 'exit');
  assert.equal(hosts.log.length - third, paths.length + 1);
  await hosts.close();
});

function startRun(): ChildProcess {
  const given = ['--registry', registry, '--visits', visits, '--pause', '0'];
  return spawn(process.execPath, [command, ...given], { stdio: 'ignore' });
}

async function waitForVisits(count: number): Promise<void> {
  const watcher = watch(folder);
  const changes = on(watcher, 'change');
  while ((await countVisits()) < count) await changes.next();
  watcher.close();
}

async function countVisits(): Promise<number> {
  const text = await readFile(visits, 'utf8').catch(() => '');
  return text.split('"found"').length - 1;
}
