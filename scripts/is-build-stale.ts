import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { readSiteAddress } from '#server/config.ts';

import { builtRooms } from './rooms.ts';
import { root } from './run.ts';

const built = join(root, 'dist/library.json');
const sources = [...builtRooms, 'package.json', 'vite.config.ts'];

export async function isBuildStale(): Promise<boolean> {
  if (!existsSync(built) || (await readBuiltAddress()) !== readSiteAddress()) return true;
  const { mtimeMs } = await stat(built);
  for (const source of sources) {
    if ((await newestChange(join(root, source))) > mtimeMs) return true;
  }
  return false;
}

/** Finished pages name the address of the site. */
async function readBuiltAddress(): Promise<unknown> {
  return JSON.parse(await readFile(join(root, 'dist/address.json'), 'utf8').catch(() => 'null'));
}

async function newestChange(path: string): Promise<number> {
  if (!existsSync(path)) return 0;
  const self = await stat(path);
  if (!self.isDirectory()) return self.mtimeMs;
  const files = await readdir(path, { recursive: true });
  const times = await Promise.all(files.map(async (file) => (await stat(join(path, file))).mtimeMs));
  return Math.max(self.mtimeMs, ...times);
}
