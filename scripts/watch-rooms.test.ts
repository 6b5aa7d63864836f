import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';

import { rooms } from './rooms.ts';
import { root } from './run.ts';
import { watchRooms } from './watch-rooms.ts';

test('rooms lists every room that package.json names', async () => {
  const { imports } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const named = Object.keys(imports).map((name) => name.replace(/^#(.*)\/\*$/, '$1'));
  assert.deepEqual(new Set(rooms), new Set(named));
});

test('watchRooms(folder, work) builds and serves after a change in each room, and only serves for the server', async (t) => {
  const { folder, builds, served } = await start(t);
  for (const [at, room] of rooms.entries()) {
    const serving = once(served, 'served');
    // Appending is one change of the file; writing it anew would be two.
    await appendFile(join(folder, room, 'deep', 'file.ts'), 'changed');
    await serving;
    assert.equal(builds.length, room === 'server' ? at : at + 1, room);
  }
});

test('watchRooms(folder, work) builds once more after changes during a build, and does not serve a failed build', async (t) => {
  const { folder, builds, served } = await start(t);
  const first = Promise.withResolvers<number>();
  builds.wait = () => first.promise;
  const building = once(served, 'building');
  await appendFile(join(folder, 'app', 'deep', 'file.ts'), 'one');
  await building;
  builds.wait = async () => 0;
  const serving = once(served, 'served');
  const seen = once(served, 'change');
  await appendFile(join(folder, 'content', 'deep', 'file.ts'), 'two');
  await seen;
  first.resolve(1);
  await serving;
  assert.deepEqual(builds.codes, [1, 0]);
});

/** Watches a folder with one file in each room, and records what is done. */
async function start(t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-dev-'));
  for (const room of rooms) {
    await mkdir(join(folder, room, 'deep'), { recursive: true });
    await writeFile(join(folder, room, 'deep', 'file.ts'), '');
  }
  const served = new EventEmitter();
  const builds = { wait: async () => 0, codes: new Array<number>(), length: 0 };
  const watcher = watchRooms(folder, {
    async build() {
      served.emit('building');
      const code = await builds.wait();
      builds.codes.push(code);
      builds.length += 1;
      return code;
    },
    serve: async () => void served.emit('served'),
  });
  watcher.on('all', () => served.emit('change'));
  t.after(async () => {
    await watcher.close();
    await rm(folder, { recursive: true });
  });
  await once(watcher, 'ready');
  return { folder, builds, served };
}
