import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from 'vite';

import { serviceWorkerBuild } from '../../../site/service-worker.ts';
import { makeFileHeaders } from '#server/http/frame-headers.ts';
import { answerPage } from '#server/pages/answer-page.ts';
import { loadPages } from '#server/pages/load-pages.ts';

const built = join(import.meta.dirname, '../../../dist/client');

/** A site of this build that a newer one can replace. None of their file names are the same. */
export async function serveTwoBuilds(changed: Readonly<Record<string, string>>) {
  const newer = await makeNewerBuild(changed);
  const headers = makeFileHeaders({ publicUrl: 'http://127.0.0.1' });
  const older = await loadPages(built, headers);
  const newest = await loadPages(newer, headers);
  let pages = older;
  const server = createServer(({ url: target = '', headers: sent }, outgoing) => {
    const answer = answerPage(pages, {
      method: 'GET',
      target,
      acceptEncoding: undefined,
      ifNoneMatch: sent['if-none-match'],
    });
    outgoing.writeHead(answer?.status ?? 503, [...(answer?.headers ?? [])]);
    outgoing.end(answer?.body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    deploy: () => void (pages = newest),
    /** As if one of two servers has the newer build already. */
    deployOnly: (path: string) => {
      const file = newest.files.get(path);
      if (!file) throw new Error(`The newer build has no ${path}.`);
      pages = { ...older, files: new Map([...older.files, [path, file]]) };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(newer, { recursive: true });
    },
  };
}

async function makeNewerBuild(changed: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-newer-'));
  await cp(built, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const assets = await readdir(join(folder, 'assets'));
  const renamed = Object.fromEntries(assets.map((name) => [name, renew(name)]));
  const home = await readFile(join(folder, 'home.html'), 'utf8');
  const [, own = ''] = /data-build="(\w+)"/.exec(home) ?? [];
  await replaceIn(folder, { ...renamed, [own]: renew(own), ...changed });
  for (const [name, newName] of Object.entries(renamed))
    await rename(join(folder, 'assets', name), join(folder, 'assets', newName));
  await build(await serviceWorkerBuild(folder));
  return folder;
}

function renew(name: string): string {
  return name.replace(/(\.\w+)?$/, 'newer$1');
}

async function replaceIn(folder: string, replaced: Readonly<Record<string, string>>): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of entries.filter((entry) => /\.(html|css|js|json)$/.test(entry.name))) {
    const file = join(parentPath, name);
    let text = await readFile(file, 'utf8');
    for (const [from, to] of Object.entries(replaced)) text = text.replaceAll(from, to);
    await writeFile(file, text);
  }
}
